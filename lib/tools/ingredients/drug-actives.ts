import { lazy } from '../../browser/lazy.ts';
import { nameKey } from '../color-additives/spelling.ts';
import { type SubstanceId, substances } from './substances.ts';

/*
 * Ingredients that are the active ingredients of drugs in the United States. A cosmetic that contains one raises a question;
 * only its intended use, and with it the visitor, can answer.
 */

/** Why an ingredient raises the question; the key of a message below `drugActives`. */
export type ActiveKind =
  /** An active ingredient of the monograph on sunscreens, M020. */
  | 'sunscreen'
  /** A UV filter that no U.S. monograph lists. */
  | 'filter'
  /** An active ingredient of another over-the-counter monograph. */
  | 'monograph'
  /** An active ingredient that needs an approved application, section 505. */
  | 'approval'
  /** A prostaglandin analogue, sold for lashes. */
  | 'prostaglandin';

export type DrugActive = {
  readonly name: string;
  readonly kind: ActiveKind;
  /** The section or monograph behind the question. */
  readonly section: string;
};

type Row = {
  readonly kind: ActiveKind;
  readonly section: string;
  /** Those that a list of law names too. */
  readonly substances?: readonly SubstanceId[];
  /** The others: INCI, drug and Korean names, separated by semicolons. */
  readonly names: string;
};

const newDrug = 'FD&C Act § 505(a)';

/** Read from our own knowledge of the monographs. */
const rows: readonly Row[] = [
  {
    kind: 'sunscreen',
    section: '21 CFR 700.35(a); OTC monograph M020',
    substances: [
      'avobenzone',
      'homosalate',
      'octinoxate',
      'octisalate',
      'octocrylene',
      'oxybenzone',
      'sulisobenzone',
      'ensulizole',
      'meradimate',
      'padimate',
    ],
    names:
      'Benzophenone-8; Dioxybenzone; 벤조페논-8; PABA; Aminobenzoic Acid; 4-Aminobenzoic Acid; Cinoxate; 시녹세이트; TEA-Salicylate; Trolamine Salicylate',
  },
  {
    kind: 'filter',
    section: '21 CFR 700.35(a); OTC monograph M020',
    substances: [
      'bemotrizinol',
      'diethylamino-hydroxybenzoyl-hexyl-benzoate',
      'ethylhexyl-triazone',
      'drometrizole-trisiloxane',
      'ecamsule',
      'polysilicone-15',
    ],
    names:
      'Methylene Bis-Benzotriazolyl Tetramethylbutylphenol; Bisoctrizole; Tinosorb M; 메틸렌비스-벤조트라이아졸릴테트라메틸부틸페놀; Diethylhexyl Butamido Triazone; Iscotrizinol; Uvasorb HEB; 다이에틸헥실뷰타미도트라이아존; 디에칠헥실부타미도트리아존; Isoamyl p-Methoxycinnamate; Amiloxate; 아이소아밀p-메톡시신나메이트; 4-Methylbenzylidene Camphor; Enzacamene; 4-메틸벤질리덴캠퍼; Tris-Biphenyl Triazine; 트리스-바이페닐트라이아진; 트리스비페닐트리아진; Disodium Phenyl Dibenzimidazole Tetrasulfonate; Bisdisulizole Disodium; Neo Heliopan AP; 디소듐페닐디벤즈이미다졸테트라설포네이트; Methoxypropylamino Cyclohexenylidene Ethoxyethylcyanoacetate; Mexoryl 400; Phenylene Bis-Diphenyltriazine; Bis-(Diethylaminohydroxybenzoyl Benzoyl) Piperazine; Benzylidene Camphor Sulfonic Acid; 3-Benzylidene Camphor; Camphor Benzalkonium Methosulfate; Polyacrylamidomethyl Benzylidene Camphor; PEG-25 PABA; Digalloyl Trioleate; 디갈로일트리올리에이트; Glyceryl PABA',
  },
  {
    kind: 'approval',
    section: newDrug,
    names:
      'Hydroquinone; 하이드로퀴논; 히드로퀴논; Monobenzone; Tretinoin; Retinoic Acid; All-Trans Retinoic Acid; 트레티노인; 레티노익애씨드; Isotretinoin; 아이소트레티노인; Adapalene; 아다팔렌; Tazarotene; Clobetasol Propionate; Clobetasol; 클로베타솔프로피오네이트; Betamethasone; Betamethasone Valerate; Betamethasone Dipropionate; 베타메타손; Triamcinolone Acetonide; Triamcinolone; Mometasone Furoate; Fluocinolone Acetonide; Fluocinonide; Dexamethasone; 덱사메타손; Prednisolone; 프레드니솔론; Tacrolimus; Ketoconazole; 케토코나졸; Finasteride; Dutasteride; Spironolactone; Estradiol; Estriol; Estrone; 에스트라다이올; Progesterone; Testosterone; Clindamycin; Clindamycin Phosphate; Erythromycin; Metronidazole; 메트로니다졸; Ivermectin; Gentamicin; Chloramphenicol; 클로람페니콜; Tetracaine; Prilocaine; Dapsone; Ruxolitinib; Crisaborole; Diclofenac; Ibuprofen; Botulinum Toxin; Diphenylcyclopropenone',
  },
  {
    kind: 'prostaglandin',
    section: 'FD&C Act § 201(g)(1)(C)',
    names:
      'Bimatoprost; 비마토프로스트; Latanoprost; Travoprost; Tafluprost; Isopropyl Cloprostenate; 아이소프로필클로프로스테네이트; Cloprostenol Isopropyl Ester; Dechloro Dihydroxy Difluoro Ethylcloprostenolamide; Ethyl Tafluprostamide; Methylamido Dihydro Noralfaprostal; Norbimatoprost; Trifluoromethyl Dechloro Ethylprostenolamide; Dihydroxy Difluoro Ethylcloprostenolamide; Isopropylphenylhydroxypentene Dihydroxycyclopentylheptenate; 15-Keto Fluprostenol Isopropyl Ester; Ethylcloprostenolamide; Ethyl Travoprostamide; Cyclopropylbimatoprost',
  },
  {
    kind: 'monograph',
    section: '21 CFR 310.527; FD&C Act § 505(a)',
    names: 'Minoxidil; 미녹시딜; Minoxidil Sulfate',
  },
  {
    kind: 'monograph',
    section: 'OTC monograph M021, 21 CFR part 355',
    names:
      'Sodium Fluoride; 소듐플루오라이드; 플루오린화소듐; 불화나트륨; 플루오르화나트륨; Stannous Fluoride; 스태너스플루오라이드; 불화제일주석; Sodium Monofluorophosphate; 소듐모노플루오로포스페이트; 일불소인산나트륨; 일불소인산소듐; Amine Fluoride; Olaflur; Fluoride; 불소',
  },
  {
    kind: 'monograph',
    section: 'OTC monograph M006, 21 CFR part 333',
    names: 'Benzoyl Peroxide; 벤조일퍼옥사이드; 과산화벤조일',
  },
  {
    kind: 'monograph',
    section: 'OTC monograph M032, 21 CFR part 358',
    names:
      'Zinc Pyrithione; Pyrithione Zinc; 징크피리치온; 징크피리티온; Selenium Sulfide; Selenium Disulfide; 셀레늄설파이드; 황화셀레늄; Coal Tar; 콜타르',
  },
  {
    kind: 'monograph',
    section: 'OTC monograph M019, 21 CFR part 350',
    substances: ['aluminum-zirconium'],
    names:
      'Aluminum Chlorohydrate; Aluminium Chlorohydrate; 알루미늄클로로하이드레이트; Aluminum Chloride; 알루미늄클로라이드; Aluminum Sesquichlorohydrate; 알루미늄세스퀴클로로하이드레이트; Aluminum Dichlorohydrate; Aluminum Chlorohydrex; Aluminum Chlorohydrex PG; Aluminum Sesquichlorohydrex; Aluminum Zirconium Trichlorohydrex; Aluminum Zirconium Tetrachlorohydrex',
  },
  {
    kind: 'monograph',
    section: 'OTC monograph M017, 21 CFR part 348',
    names:
      'Lidocaine; Lidocaine HCl; Lidocaine Hydrochloride; 리도카인; 리도카인염산염; Benzocaine; 벤조카인; Pramoxine HCl; Pramocaine; Dibucaine; 디부카인; Hydrocortisone; Hydrocortisone Acetate; 하이드로코르티손; 하이드로코티손; Diphenhydramine; Diphenhydramine HCl; 디펜히드라민; Capsaicin; 캡사이신; Methyl Nicotinate',
  },
  {
    kind: 'monograph',
    section: 'OTC monograph M005, 21 CFR part 333',
    names:
      'Clotrimazole; 클로트리마졸; Miconazole Nitrate; Miconazole; 미코나졸; Tolnaftate; 톨나프테이트; Terbinafine; Terbinafine HCl; 테르비나핀; Undecylenic Acid with Zinc Undecylenate; Butenafine HCl',
  },
  {
    kind: 'monograph',
    section: '21 CFR part 333',
    names:
      'Bacitracin; Bacitracin Zinc; Neomycin Sulfate; Neomycin; Polymyxin B Sulfate; Povidone-Iodine; 포비돈아이오딘; Mupirocin',
  },
  {
    kind: 'monograph',
    section: '21 CFR part 358',
    names:
      'Permethrin; 퍼메트린; Pyrethrins; Pyrethrum Extract; Piperonyl Butoxide; Malathion; Crotamiton; Lindane',
  },
];

const namesOf = (id: SubstanceId) => [...substances[id].names, ...substances[id].korean];

const actives = lazy(
  () =>
    new Map(
      rows.flatMap(({ kind, section, substances: ids = [], names }) =>
        [...ids.flatMap(namesOf), ...names.split('; ')].map((name): [string, DrugActive] => [
          nameKey(name),
          { name, kind, section },
        ]),
      ),
    ),
);

/** Ends of INCI names that leave the substance the same. */
const addition = /\s*[([].*$|\s+\d[\d.,]*\s*(?:%|ppm).*$/i;

/** Returns the drug active that an ingredient names, as a whole or before or inside a bracket; null if it names none. */
export function findDrugActive(ingredient: string): DrugActive | null {
  const inside = [...ingredient.matchAll(/[[(]([^[\]()]+)[\])]/g)].map(([, words = '']) => words);
  for (const reading of [ingredient, ingredient.replace(addition, ''), ...inside]) {
    const found = actives().get(nameKey(reading.trim()));
    if (found) return found;
  }
  return null;
}
