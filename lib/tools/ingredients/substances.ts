/**
 * A substance that a list of law names, or that belongs to a class of one. Names are compared by their letters and digits
 * (lib/tools/color-additives/spelling.ts), so spaces, hyphens and capitals do not matter.
 */
type Substance = {
  /** INCI and common names, the usual one first. */
  readonly names: readonly string[];
  readonly cas: readonly string[];
  /** Names on Korean labels; romanized names were spelled in several ways. */
  readonly korean: readonly string[];
};

const substance = (names: string, cas = '', korean = ''): Substance => ({
  names: names.split('; '),
  cas: cas ? cas.split(' ') : [],
  korean: korean ? korean.split('; ') : [],
});

/** The substances by id. Their CAS numbers are from our own knowledge; list.ts has the numbers that the law gives. */
export const substances = {
  bithionol: substance('Bithionol', '97-18-7', '비치오놀; 비티오놀'),
  'vinyl-chloride': substance(
    'Vinyl Chloride; Chloroethylene; Chloroethene',
    '75-01-4',
    '비닐클로라이드; 염화비닐',
  ),
  tribromsalan: substance(
    "Tribromsalan; 3,4',5-Tribromosalicylanilide; 3,5,4'-Tribromosalicylanilide",
    '87-10-5',
    '트라이브롬살란',
  ),
  dibromsalan: substance("Dibromsalan; 4',5-Dibromosalicylanilide", '87-12-7', '다이브롬살란'),
  metabromsalan: substance('Metabromsalan; 3,5-Dibromosalicylanilide', '2577-72-2', '메타브롬살란'),
  tetrachlorosalicylanilide: substance(
    "Tetrachlorosalicylanilide; 3,3',4',5-Tetrachlorosalicylanilide; 3,3',4,5'-Tetrachlorosalicylanilide; TCSA",
    '1154-59-2',
    '테트라클로로살리실아닐라이드; 테트라클로로살리실아닐리드',
  ),
  zirconium: substance('Zirconium; Zirconium Powder', '7440-67-7', '지르코늄'),
  'zirconium-oxide': substance(
    'Zirconium Dioxide; Zirconium Oxide; Zirconia',
    '1314-23-4',
    '지르코늄다이옥사이드; 지르코늄옥사이드; 산화지르코늄',
  ),
  'zirconium-silicate': substance(
    'Zirconium Silicate; Zircon',
    '10101-52-7 14940-68-2',
    '지르코늄실리케이트',
  ),
  'zirconium-chlorohydrate': substance(
    'Zirconium Chlorohydrate; Zirconyl Chloride; Zirconium Oxychloride',
    '7699-43-6',
    '지르코늄클로로하이드레이트',
  ),
  'aluminum-zirconium': substance(
    'Aluminum Zirconium Trichlorohydrate; Aluminum Zirconium Trichlorohydrex GLY; Aluminum Zirconium Tetrachlorohydrate; Aluminum Zirconium Tetrachlorohydrex GLY; Aluminum Zirconium Pentachlorohydrate; Aluminum Zirconium Pentachlorohydrex GLY; Aluminum Zirconium Octachlorohydrate; Aluminum Zirconium Octachlorohydrex GLY; Aluminum Zirconium Chlorohydrate',
    '98106-53-7 134910-86-4 134375-99-8 173762-83-9',
    '알루미늄지르코늄트라이클로로하이드렉스글라이; 알루미늄지르코늄테트라클로로하이드렉스글라이; 알루미늄지르코늄테트라클로로하이드렉스지엘와이',
  ),
  chloroform: substance('Chloroform; Trichloromethane', '67-66-3', '클로로포름; 트라이클로로메테인'),
  'methylene-chloride': substance(
    'Methylene Chloride; Dichloromethane; DCM',
    '75-09-2',
    '메틸렌클로라이드; 다이클로로메테인; 염화메틸렌',
  ),
  'cfc-11': substance(
    'Trichlorofluoromethane; Chlorofluorocarbon 11; CFC-11; Freon 11',
    '75-69-4',
    '트라이클로로플루오로메테인',
  ),
  'cfc-12': substance(
    'Dichlorodifluoromethane; Chlorofluorocarbon 12; CFC-12; Freon 12',
    '75-71-8',
    '다이클로로다이플루오로메테인',
  ),
  'cfc-114': substance(
    'Dichlorotetrafluoroethane; Chlorofluorocarbon 114; CFC-114; Cryofluorane',
    '76-14-2 1320-37-2',
    '다이클로로테트라플루오로에테인',
  ),
  'cfc-115': substance('Chloropentafluoroethane; CFC-115', '76-15-3', '클로로펜타플루오로에테인'),
  'cattle-brain': substance(
    'Brain Extract; Brain Lipids; Bovine Brain Extract; Hydrolyzed Brain; Neural Extract; Neural Tissue Extract',
    '',
    '뇌추출물',
  ),
  'cattle-spinal-cord': substance(
    'Spinal Cord Extract; Spinal Lipid Extract; Bovine Spinal Cord; Hydrolyzed Spinal Protein',
    '',
    '척수추출물; 스파이널리피드추출물',
  ),
  tallow: substance('Tallow; Beef Tallow; Adeps Bovis; Bovine Tallow', '61789-97-7', '우지; 탤로우'),
  hexachlorophene: substance('Hexachlorophene; Hexachlorophane', '70-30-4', '헥사클로로펜; 헥사클로로판'),
  avobenzone: substance(
    'Butyl Methoxydibenzoylmethane; Avobenzone',
    '70356-09-1',
    '부틸메톡시다이벤조일메테인; 아보벤존',
  ),
  homosalate: substance('Homosalate', '118-56-9', '호모살레이트'),
  octinoxate: substance(
    'Ethylhexyl Methoxycinnamate; Octinoxate; Octyl Methoxycinnamate',
    '5466-77-3',
    '에틸헥실메톡시신나메이트; 옥티녹세이트',
  ),
  octisalate: substance(
    'Ethylhexyl Salicylate; Octisalate; Octyl Salicylate',
    '118-60-5',
    '에틸헥실살리실레이트; 옥티살레이트',
  ),
  octocrylene: substance('Octocrylene', '6197-30-4', '옥토크릴렌'),
  oxybenzone: substance('Benzophenone-3; Oxybenzone', '131-57-7', '벤조페논-3; 옥시벤존'),
  sulisobenzone: substance('Benzophenone-4; Sulisobenzone', '4065-45-6', '벤조페논-4'),
  ensulizole: substance(
    'Phenylbenzimidazole Sulfonic Acid; Ensulizole',
    '27503-81-7',
    '페닐벤즈이미다졸설포닉애씨드; 페닐벤즈이미다졸설폰산',
  ),
  meradimate: substance('Menthyl Anthranilate; Meradimate', '134-09-8', '멘틸안트라닐레이트'),
  padimate: substance('Ethylhexyl Dimethyl PABA; Padimate O', '21245-02-3', '에틸헥실다이메틸파바'),
  mercury: substance('Mercury; Hydrargyrum; Quicksilver', '7439-97-6', '수은'),
  calomel: substance(
    'Mercurous Chloride; Calomel; Mercury(I) Chloride; Mercury Chloride',
    '10112-91-1 7546-30-7',
    '염화제일수은; 칼로멜; 감홍',
  ),
  'mercuric-chloride': substance(
    'Mercuric Chloride; Mercury(II) Chloride; Mercury Bichloride',
    '7487-94-7',
    '염화제이수은; 승홍',
  ),
  'mercuric-iodide': substance('Mercuric Iodide; Mercury Iodide', '7774-29-0', '요오드화수은'),
  'mercuric-oxide': substance('Mercuric Oxide; Mercury Oxide', '21908-53-2', '산화수은'),
  'ammoniated-mercury': substance(
    'Ammoniated Mercury; Aminomercuric Chloride; Mercury Amide Chloride',
    '10124-48-8',
    '백강홍; 아미노염화수은',
  ),
  cinnabar: substance(
    'Mercuric Sulfide; Cinnabar; Vermilion; Mercury Sulfide',
    '1344-48-5',
    '진사; 황화수은',
  ),
  thimerosal: substance('Thimerosal; Thiomersal; Merthiolate', '54-64-8', '티메로살; 치메로살; 싸이메로살'),
  'phenyl-mercuric-acetate': substance(
    'Phenyl Mercuric Acetate; Phenylmercuric Acetate',
    '62-38-4',
    '페닐머큐릭아세테이트; 초산페닐수은',
  ),
  'phenyl-mercuric-benzoate': substance(
    'Phenyl Mercuric Benzoate; Phenylmercuric Benzoate',
    '94-43-9',
    '페닐머큐릭벤조에이트',
  ),
  'phenyl-mercuric-borate': substance(
    'Phenyl Mercuric Borate; Phenylmercuric Borate',
    '102-98-7',
    '페닐머큐릭보레이트',
  ),
  'phenyl-mercuric-nitrate': substance('Phenyl Mercuric Nitrate; Phenylmercuric Nitrate', '55-68-5', ''),
  formaldehyde: substance('Formaldehyde; Formalin; Methanal; Formol', '50-00-0', '폼알데하이드; 포르말린'),
  paraformaldehyde: substance('Paraformaldehyde', '30525-89-4', '파라폼알데하이드'),
  'methylene-glycol': substance(
    'Methylene Glycol; Methanediol; Formaldehyde Hydrate',
    '463-57-0',
    '메틸렌글라이콜',
  ),
  'quaternium-15': substance('Quaternium-15', '51229-78-8 4080-31-3', '쿼터늄-15; 쿼터니움-15'),
  isobutylparaben: substance(
    'Isobutylparaben; Isobutyl 4-Hydroxybenzoate; Isobutyl p-Hydroxybenzoate',
    '4247-02-3',
    '아이소부틸파라벤',
  ),
  isopropylparaben: substance(
    'Isopropylparaben; Isopropyl 4-Hydroxybenzoate; Isopropyl p-Hydroxybenzoate',
    '4191-73-5',
    '아이소프로필파라벤',
  ),
  'm-phenylenediamine': substance(
    'm-Phenylenediamine; 1,3-Phenylenediamine; 1,3-Diaminobenzene; Metaphenylenediamine',
    '108-45-2',
    'm-페닐렌다이아민; 메타페닐렌디아민',
  ),
  'm-phenylenediamine-salts': substance(
    'm-Phenylenediamine Sulfate; m-Phenylenediamine Dihydrochloride; m-Phenylenediamine HCl',
    '541-69-5 541-70-8',
    '황산m-페닐렌디아민; m-페닐렌다이아민설페이트; 염산m-페닐렌디아민',
  ),
  'o-phenylenediamine': substance(
    'o-Phenylenediamine; 1,2-Phenylenediamine; 1,2-Diaminobenzene; Orthophenylenediamine',
    '95-54-5',
    'o-페닐렌다이아민; 오르토페닐렌디아민',
  ),
  'o-phenylenediamine-salts': substance(
    'o-Phenylenediamine Dihydrochloride; o-Phenylenediamine HCl; o-Phenylenediamine Sulfate',
    '615-28-1',
    '',
  ),
  triclosan: substance('Triclosan', '3380-34-5', '트라이클로산'),
  lead: substance('Lead; Plumbum', '7439-92-1', '납'),
  'lead-acetate': substance(
    'Lead Acetate; Lead Diacetate; Lead(II) Acetate',
    '301-04-2 6080-56-4',
    '초산납; 아세트산납; 레드아세테이트',
  ),
  'lead-carbonate': substance(
    'Lead Carbonate; Basic Lead Carbonate; White Lead; Ceruse',
    '598-63-0 1319-46-6',
    '탄산납; 연백',
  ),
  'lead-oxide': substance(
    'Lead Oxide; Lead Monoxide; Litharge; Lead Tetroxide; Red Lead; Minium',
    '1317-36-8 1314-41-6',
    '산화납; 연단; 광명단',
  ),
  'lead-sulfide': substance('Lead Sulfide; Galena', '1314-87-0', '황화납'),
  'lead-chromate': substance('Lead Chromate; Chrome Yellow', '7758-97-6', '크로뮴산납; 크롬산납'),
  'dibutyl-phthalate': substance(
    'Dibutyl Phthalate; Di-n-butyl Phthalate; DBP',
    '84-74-2',
    '다이부틸프탈레이트',
  ),
  'diethylhexyl-phthalate': substance(
    'Diethylhexyl Phthalate; Di(2-ethylhexyl) Phthalate; Bis(2-ethylhexyl) Phthalate; DEHP',
    '117-81-7',
    '다이에틸헥실프탈레이트',
  ),
  'diethyl-phthalate': substance('Diethyl Phthalate; DEP', '84-66-2', '다이에틸프탈레이트'),
  'dimethyl-phthalate': substance('Dimethyl Phthalate; DMP', '131-11-3', '다이메틸프탈레이트'),
  'butyl-benzyl-phthalate': substance(
    'Butyl Benzyl Phthalate; Benzyl Butyl Phthalate; BBP',
    '85-68-7',
    '부틸벤질프탈레이트; 벤질부틸프탈레이트',
  ),
  'diisobutyl-phthalate': substance('Diisobutyl Phthalate; DIBP', '84-69-5', '다이아이소부틸프탈레이트'),
  'diisononyl-phthalate': substance('Diisononyl Phthalate; DINP', '28553-12-0 68515-48-0', ''),
  'diisodecyl-phthalate': substance('Diisodecyl Phthalate; DIDP', '26761-40-0 68515-49-1', ''),
  'dioctyl-phthalate': substance('Dioctyl Phthalate; Di-n-octyl Phthalate; DNOP', '117-84-0', ''),
  'dicyclohexyl-phthalate': substance('Dicyclohexyl Phthalate; DCHP', '84-61-7', ''),
  'dihexyl-phthalate': substance('Dihexyl Phthalate; Di-n-hexyl Phthalate', '84-75-3', ''),
  'dipentyl-phthalate': substance(
    'Dipentyl Phthalate; Diamyl Phthalate; Di-n-pentyl Phthalate',
    '131-18-0',
    '',
  ),
  'dimethoxyethyl-phthalate': substance(
    'Bis(2-methoxyethyl) Phthalate; Dimethoxyethyl Phthalate; DMEP',
    '117-82-8',
    '',
  ),
  pfos: substance(
    'Perfluorooctane Sulfonate; PFOS; Heptadecafluorooctane-1-sulfonic Acid; Perfluorooctanesulfonic Acid',
    '1763-23-1',
    '과불화옥테인술폰산',
  ),
  'pfos-potassium': substance(
    'Potassium Perfluorooctanesulfonate; Potassium Heptadecafluorooctane-1-sulfonate',
    '2795-39-3',
    '',
  ),
  'pfos-diethanolamine': substance('Diethanolamine Perfluorooctane Sulfonate', '70225-14-8', ''),
  'pfos-ammonium': substance(
    'Ammonium Perfluorooctane Sulfonate; Ammonium Heptadecafluorooctanesulfonate',
    '29081-56-9',
    '',
  ),
  'pfos-lithium': substance(
    'Lithium Perfluorooctane Sulfonate; Lithium Heptadecafluorooctanesulfonate',
    '29457-72-5',
    '',
  ),
  pfoa: substance(
    'Perfluorooctanoic Acid; PFOA; Pentadecafluorooctanoic Acid',
    '335-67-1',
    '과불화옥탄산; 퍼플루오로옥타노익애씨드',
  ),
  'pfoa-ammonium': substance(
    'Ammonium Pentadecafluorooctanoate; Ammonium Perfluorooctanoate',
    '3825-26-1',
    '',
  ),
  pfda: substance('Nonadecafluorodecanoic Acid; Perfluorodecanoic Acid; PFDA', '335-76-2', ''),
  'pfda-ammonium': substance('Ammonium Nonadecafluorodecanoate', '3108-42-7', ''),
  'pfda-sodium': substance('Sodium Nonadecafluorodecanoate', '3830-45-3', ''),
  pfna: substance('Perfluorononanoic Acid; PFNA', '375-95-1', ''),
  'pfna-sodium': substance('Sodium Heptadecafluorononanoate', '21049-39-8', ''),
  'pfna-ammonium': substance('Ammonium Perfluorononanoate', '4149-60-4', ''),
  ptfe: substance(
    'PTFE; Polytetrafluoroethylene; Teflon',
    '9002-84-0',
    '피티에프이; 폴리테트라플루오로에틸렌',
  ),
  perfluorodecalin: substance('Perfluorodecalin', '306-94-5', '퍼플루오로데칼린; 퍼플루오로데카린'),
  perfluorohexane: substance('Perfluorohexane', '355-42-0', '퍼플루오로헥세인; 퍼플루오로헥산'),
  perfluoroperhydrophenanthrene: substance(
    'Perfluoroperhydrophenanthrene',
    '306-91-2',
    '퍼플루오로퍼하이드로페난트렌',
  ),
  'perfluorononyl-dimethicone': substance(
    'Perfluorononyl Dimethicone',
    '259725-95-6',
    '퍼플루오로노닐다이메티콘',
  ),
  'perfluorooctyl-triethoxysilane': substance(
    'Perfluorooctyl Triethoxysilane; Triethoxy(1H,1H,2H,2H-perfluorooctyl)silane',
    '51851-37-7',
    '퍼플루오로옥틸트라이에톡시실레인',
  ),
  'perfluoroalkyl-phosphate': substance(
    'C9-15 Fluoroalcohol Phosphate; C8-18 Fluoroalcohol Phosphate; Ammonium C6-16 Perfluoroalkylethyl Phosphate',
    '223239-92-7 65530-72-5',
    '씨9-15플루오로알코올포스페이트',
  ),
  'polyperfluoromethylisopropyl-ether': substance(
    'Polyperfluoromethylisopropyl Ether',
    '69991-67-9',
    '폴리퍼플루오로메틸아이소프로필에터',
  ),
  'polyperfluoroethoxymethoxy-peg-phosphate': substance(
    'Polyperfluoroethoxymethoxy Difluoroethyl PEG Phosphate',
    '',
    '폴리퍼플루오로에톡시메톡시다이플루오로에틸피이지포스페이트',
  ),
  'methyl-perfluorobutyl-ether': substance(
    'Methyl Perfluorobutyl Ether; Methyl Perfluoroisobutyl Ether',
    '163702-07-6 163702-08-7',
    '메틸퍼플루오로부틸에터; 메틸퍼플루오로아이소부틸에터',
  ),
  'ethyl-perfluorobutyl-ether': substance(
    'Ethyl Perfluorobutyl Ether; Ethyl Perfluoroisobutyl Ether',
    '163702-05-4 163702-06-5',
    '에틸퍼플루오로부틸에터; 에틸퍼플루오로아이소부틸에터',
  ),
  bemotrizinol: substance(
    'Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine; Bemotrizinol; Tinosorb S',
    '187393-00-6',
    '비스-에틸헥실옥시페놀메톡시페닐트라이아진',
  ),
  'diethylamino-hydroxybenzoyl-hexyl-benzoate': substance(
    'Diethylamino Hydroxybenzoyl Hexyl Benzoate; Uvinul A Plus',
    '302776-68-7',
    '다이에틸아미노하이드록시벤조일헥실벤조에이트',
  ),
  'ethylhexyl-triazone': substance('Ethylhexyl Triazone; Uvinul T 150', '88122-99-0', '에틸헥실트라이아존'),
  'drometrizole-trisiloxane': substance(
    'Drometrizole Trisiloxane; Mexoryl XL',
    '155633-54-8',
    '드로메트리졸트라이실록세인',
  ),
  'polysilicone-15': substance('Polysilicone-15; Parsol SLX', '207574-74-1', '폴리실리콘-15'),
  ecamsule: substance(
    'Terephthalylidene Dicamphor Sulfonic Acid; Ecamsule; Mexoryl SX',
    '92761-26-7',
    '테레프탈릴리덴다이캠퍼설포닉애씨드',
  ),
  'trifluoropropyl-dimethicone': substance(
    'Trifluoropropyl Dimethicone; Trifluoropropyl Cyclotetrasiloxane; Trifluoropropyl Cyclopentasiloxane; Trifluoropropyl Dimethiconol; Trifluoropropyl Dimethicone/Trifluoropropyl Divinyldimethicone Crosspolymer; Trifluoropropyldimethyl/Trimethylsiloxysilicate',
    '',
    '트라이플루오로프로필다이메티콘; 트라이플루오로프로필다이메틸/트라이메틸실록시실리케이트',
  ),
  'trifluoromethyl-alkyl-dimethicone': substance(
    'Trifluoromethyl C1-4 Alkyl Dimethicone',
    '',
    '트라이플루오로메틸C1-4알킬다이메티콘',
  ),
  tetrafluoropropene: substance(
    'Tetrafluoropropene; HFO-1234ze; HFO-1234yf; Hydrofluoroolefin-1234ze; trans-1,3,3,3-Tetrafluoropropene; 1,3,3,3-Tetrafluoropropene',
    '29118-24-9 754-12-1',
    '테트라플루오로프로펜',
  ),
  'hydrofluorocarbon-134a': substance(
    'Hydrofluorocarbon 134a; HFC-134a; 1,1,1,2-Tetrafluoroethane; Norflurane',
    '811-97-2',
    '하이드로플루오로카본134a',
  ),
  'octafluoropentyl-methacrylate': substance('Octafluoropentyl Methacrylate', '355-93-1', ''),
  'perfluorohexylethyl-methacrylate-copolymer': substance(
    'Acrylates/Perfluorohexylethyl Methacrylate Copolymer',
    '',
    '아크릴레이트/퍼플루오로헥실에틸메타크릴레이트코폴리머',
  ),
  'urea-trifluoroacetate': substance(
    'Tetradecyl Aminobutyroylvalylaminobutyric Urea Trifluoroacetate',
    '934368-60-2',
    '테트라데실아미노부티로일발릴아미노부티릭우레아트라이플루오로아세테이트',
  ),
  'trifluoroacetic-acid': substance('Trifluoroacetic Acid', '76-05-1', ''),
  'lily-aldehyde': substance(
    'Butylphenyl Methylpropional; Lily Aldehyde; Lilial; BMHCA; 2-(4-tert-Butylbenzyl)propionaldehyde',
    '80-54-6',
    '부틸페닐메틸프로피오날; 릴리알',
  ),
  acetaldehyde: substance('Acetaldehyde; Ethanal', '75-07-0', '아세트알데하이드'),
  cyclohexylamine: substance('Cyclohexylamine', '108-91-8', '사이클로헥실아민'),
  cyclotetrasiloxane: substance(
    'Cyclotetrasiloxane; Octamethylcyclotetrasiloxane; D4 Siloxane',
    '556-67-2',
    '사이클로테트라실록세인; 옥타메틸사이클로테트라실록세인',
  ),
  phytonadione: substance(
    'Phytonadione; Phytomenadione; Phylloquinone; Vitamin K1',
    '84-80-0',
    '파이토나다이온; 피토나디온; 비타민K1',
  ),
  'boric-acid': substance(
    'Boric Acid; Orthoboric Acid; Boracic Acid; Boric Oxide; Diboron Trioxide',
    '10043-35-3 11113-50-1 1303-86-2',
    '보릭애씨드; 붕산',
  ),
  borates: substance(
    'Sodium Borate; Borax; Sodium Tetraborate; Disodium Tetraborate; Disodium Octaborate; Potassium Borate; Zinc Borate; MEA-Borate; MIPA-Borate; Trioctyldodecyl Borate; Calcium Borate',
    '1303-96-4 1330-43-4 12179-04-3 12267-73-1 13840-56-7 12008-41-2 12280-03-4 10377-81-8 68003-13-4 12712-38-8 1332-07-6',
    '소듐보레이트; 붕사; 포타슘보레이트; 징크보레이트',
  ),
  perborates: substance(
    'Sodium Perborate; Sodium Perborate Monohydrate; Sodium Perborate Tetrahydrate; Perboric Acid',
    '7632-04-4 10332-33-9 10486-00-7 15120-21-5 11138-47-9 13517-20-9',
    '소듐퍼보레이트; 과붕산나트륨; 과붕산소듐',
  ),
  styrene: substance('Styrene; Vinylbenzene; Phenylethylene', '100-42-5', '스타이렌; 스티렌'),
  'trichloroacetic-acid': substance(
    'Trichloroacetic Acid; TCA',
    '76-03-9',
    '트라이클로로아세틱애씨드; 트리클로로아세트산',
  ),
  'tricresyl-phosphate': substance(
    'Tricresyl Phosphate; Tritolyl Phosphate',
    '1330-78-5',
    '트라이크레실포스페이트',
  ),
  'vinyl-acetate': substance('Vinyl Acetate', '108-05-4', '비닐아세테이트; 초산비닐'),
  chloroacetamide: substance(
    'Chloroacetamide; 2-Chloroacetamide; 2-Chloracetamide; Chloracetamide',
    '79-07-2',
    '클로로아세타마이드; 클로로아세트아마이드',
  ),
  'allyl-isothiocyanate': substance('Allyl Isothiocyanate', '57-06-7', '알릴아이소티오사이아네이트'),
  anthraquinone: substance('Anthraquinone; 9,10-Anthraquinone', '84-65-1', '안트라퀴논'),
  'malachite-green': substance(
    'Malachite Green; Basic Green 4',
    '569-64-2 2437-29-8 18015-76-4',
    '말라카이트그린',
  ),
  'laurel-seed-oil': substance(
    'Laurel Seed Oil; Laurus Nobilis Seed Oil; Laurus Nobilis (Laurel) Seed Oil; Oil from the Seeds of Laurus Nobilis',
    '84603-73-6',
    '월계수씨오일',
  ),
  pyrogallol: substance(
    'Pyrogallol; Pyrogallic Acid; 1,2,3-Trihydroxybenzene; CI 76515',
    '87-66-1',
    '파이로갈롤; 피로갈롤',
  ),
  'disperse-blue-1': substance('Disperse Blue 1; CI 64500', '2475-45-8', ''),
  'disperse-blue-3': substance('Disperse Blue 3; CI 61505', '2475-46-9', ''),
  'trisodium-nta': substance(
    'Trisodium NTA; Trisodium Nitrilotriacetate; Nitrilotriacetic Acid Trisodium Salt',
    '5064-31-3 18662-53-8',
    '트라이소듐엔티에이',
  ),
  'basic-green-1': substance('Basic Green 1; Brilliant Green; CI 42040', '633-03-4', ''),
  'basic-blue-3': substance('Basic Blue 3; CI 51004', '33203-82-6', ''),
  'basic-blue-7': substance('Basic Blue 7; CI 42595', '2390-60-5', ''),
  'basic-blue-9': substance('Basic Blue 9; Methylene Blue; CI 52015', '61-73-4', '메틸렌블루'),
  'basic-violet-4': substance('Basic Violet 4; Ethyl Violet; CI 42600', '2390-59-2', ''),
  'triazolium-dye': substance(
    'Basic Red 46; 3(or 5)-((4-(Benzylmethylamino)phenyl)azo)-1,2-(or 1,4)-dimethyl-1H-1,2,4-triazolium',
    '89959-98-8 12221-69-1',
    '',
  ),
  'musk-ambrette': substance('Musk Ambrette; Ambrette Musk', '83-66-9', '머스크암브레트'),
  'musk-tibetene': substance('Musk Tibetene', '145-39-1', '머스크티베텐'),
  'musk-moskene': substance('Musk Moskene; Moskene', '116-66-5', '머스크모스켄'),
  'musk-xylene': substance('Musk Xylene; Musk Xylol', '81-15-2', '머스크자일렌; 머스크크실렌'),
  'musk-ketone': substance('Musk Ketone', '81-14-1', '머스크케톤; 머스크키톤'),
  'dmdm-hydantoin': substance(
    'DMDM Hydantoin; Dimethyloldimethyl Hydantoin',
    '6440-58-0',
    '디엠디엠하이단토인',
  ),
  'diazolidinyl-urea': substance('Diazolidinyl Urea', '78491-02-8', '다이아졸리디닐우레아'),
  'imidazolidinyl-urea': substance('Imidazolidinyl Urea; Imidurea', '39236-46-9', '이미다졸리디닐우레아'),
  'tosylamide-formaldehyde-resin': substance(
    'Tosylamide/Formaldehyde Resin; Toluenesulfonamide/Formaldehyde Resin; PTSAF',
    '25035-71-6',
    '토실아마이드/폼알데하이드수지; 토실아마이드/폼알데하이드레진',
  ),
  bronopol: substance(
    '2-Bromo-2-Nitropropane-1,3-Diol; Bronopol',
    '52-51-7',
    '2-브로모-2-나이트로프로판-1,3-다이올; 2-브로모-2-나이트로프로페인-1,3-다이올; 브로노폴',
  ),
  'sodium-hydroxymethylglycinate': substance(
    'Sodium Hydroxymethylglycinate',
    '70161-44-3',
    '소듐하이드록시메틸글리시네이트',
  ),
  'polyoxymethylene-urea': substance(
    'Polyoxymethylene Urea; Urea-Formaldehyde Resin',
    '9011-05-6 68611-64-3',
    '폴리옥시메틸렌우레아',
  ),
  'polyoxymethylene-melamine': substance(
    'Polyoxymethylene Melamine; Melamine/Formaldehyde Resin',
    '9003-08-1',
    '폴리옥시메틸렌멜라민',
  ),
  bronidox: substance(
    '5-Bromo-5-Nitro-1,3-Dioxane; Bronidox',
    '30007-47-7',
    '5-브로모-5-나이트로-1,3-다이옥산; 5-브로모-5-나이트로-1,3-다이옥세인',
  ),
  ethylbicyclooxazolidine: substance(
    '7-Ethylbicyclooxazolidine; 7-Ethylbicyclo-oxazolidine; Bioban CS1246',
    '7747-35-5',
    '7-에틸바이사이클로옥사졸리딘',
  ),
  benzylhemiformal: substance('Benzylhemiformal', '14548-60-8', '벤질헤미포르말; 벤질헤미폼알'),
  dmhf: substance(
    'DMHF; Dimethylhydantoin Formaldehyde Resin; Dimethylhydantoin Formaldehyde; DMH-Formaldehyde Resin',
    '26811-08-5 9065-13-8',
    '디엠에이치에프',
  ),
  'dimethylol-glycol': substance('Dimethylol Glycol; Ethylene Glycol Hemiformal', '3586-55-8', ''),
  'dimethylol-urea': substance('Dimethylol Urea', '140-95-4', ''),
  'dimethyl-oxazolidine': substance('Dimethyl Oxazolidine', '51200-87-4', '다이메틸옥사졸리딘'),
  'mdm-hydantoin': substance('MDM Hydantoin', '116-25-6 27636-82-4 16228-00-5', '엠디엠하이단토인'),
  methenamine: substance('Methenamine; Hexamethylenetetramine; Hexamine', '100-97-0', '메텐아민; 메테나민'),
  methylal: substance('Methylal; Dimethoxymethane', '109-87-5', '메틸랄; 메칠알'),
  polyoxymethylene: substance('Polyoxymethylene', '9002-81-7', '폴리옥시메틸렌'),
  tetramethylolglycoluril: substance('Tetramethylolglycoluril', '5395-50-6', '테트라메틸올글리콜루릴'),
  timonacic: substance('Timonacic; Thioproline; Thiazolidinecarboxylic Acid', '444-27-9', ''),
  dioxane: substance('1,4-Dioxane; Dioxane', '123-91-1', '1,4-다이옥산; 다이옥세인'),
  asbestos: substance(
    'Asbestos; Chrysotile; Crocidolite; Amosite; Tremolite',
    '1332-21-4 12001-29-5',
    '석면',
  ),
  toluene: substance('Toluene; Methylbenzene; Toluol', '108-88-3', '톨루엔'),
} as const satisfies Record<string, Substance>;

export type SubstanceId = keyof typeof substances;
