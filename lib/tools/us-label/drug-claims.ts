/*
 * Words of a product's name that usually make it a drug, or a drug as well as a cosmetic: FD&C Act section 201(g), 21 CFR
 * 700.35(a), and the over-the-counter monographs. A match only raises the question; the visitor decides.
 */

/** Words of one kind of claim. */
type ClaimRow = {
  /** The section or monograph that the claim belongs to. */
  readonly section: string;
  readonly words: RegExp;
  /** Names in which the words mean something else. */
  readonly unless?: RegExp;
};

/** A word of a name with the section that it belongs to. */
export type DrugClaim = { readonly word: string; readonly section: string };

const disease = 'FD&C Act § 201(g)(1)(B)';
const structure = 'FD&C Act § 201(g)(1)(C)';
const monograph = (number: string, part: number) => `OTC monograph ${number}, 21 CFR part ${part}`;

/** Joins alternatives into one pattern; those with Latin letters start at the start of a word. */
const words = (...alternatives: readonly string[]) => new RegExp(alternatives.join('|'), 'giu');

/** Forms of a sunscreen; “sun” before one of them makes it a sunscreen: Sun cream, Sun stick, Sun serum. */
const forms =
  'cream|creme|crème|stick|cushion|serum|milk|essence|ess|gel|lotion|fluid|spray|mist|powder|pact|balm|base|primer|ampoule|oil|foam|patch|water|drops|emulsion|moisturi[sz]er|bb|cc|pearl|bar|block(?:er)?|screen|shield|guard|filter|defen[cs]e|care|tint|foundation|veil|protect\\w*|protector';
/** Words that brands put between “sun” and the form. */
const between =
  '(?:(?:lip|face|facial|body|hand|kids?|baby|mild|aqua|daily|water|watery|moist|moisture|moisturizing|hydrating|hydra|airy|fresh|matte|tone[ -]?up|no[ -]?sebum|cica|centella|rice|calming|velvet|silky|invisible|clear|mineral|physical|gel|cooling|essence|up|bb|cc)[ -]?){0,2}';
const koreanForms =
  '크림|크렘|스크린|블록|블럭|스틱|쿠션|로션|세럼|밀크|에센스|젤|겔|스프레이|미스트|파우더|팩트|밤|베이스|프라이머|앰플|플루이드|오일|패치|케어|워터|비비|톤업|에멀[전젼]|컨트롤|패드|팔레트';
/** Syllables before 선 that make another word: 애프터선 (after-sun), 신선 (fresh), 생선. */
const notSun = '(?<!애프터 ?|에프터 ?|[신생최우곡직동노조전광지유탈기시어개엄특무점수주])';

const rows: readonly ClaimRow[] = [
  {
    section: '21 CFR 700.35(a)',
    words: words(
      '(?<![a-z])spf\\s*\\d*\\+{0,2}',
      '(?<![a-z])pa\\s?\\+{1,4}',
      '\\bbroad[\\s-]spectrum\\b',
      `(?<!(?:after|apr[eè]s|post)[\\s-]?(?:the )?)\\bsun[\\s-]?${between}(?:${forms})s?\\b`,
      '\\b(?:protect\\w*|shield\\w*|defen[cs]e|block\\w*|guard\\w*) (?:\\w+ )?(?:from|against) (?:the )?sun(?:light)?\\b',
      '\\bsun[\\s-]?burn\\b',
      '\\b(?:anti[\\s-]?)?uv[\\s-]?(?:a|b|ab|a ?[/&+] ?b)?[\\s-]?(?:[\\w-]+[\\s-]){0,3}?(?:protect\\w*|shield\\w*|block\\w*|defen[cs]e|filter\\w*|cut|guard|screen|barrier|care|cream|creme|milk|essence|lotion|fluid|mist|stick|cushion|serum|moisturi[sz]er|primer|base|(?:aqua|watery?|mild|moist\\w*|perfect) gel)\\b',
      '\\b(?:anti[\\s-]uv|uv[ab]\\b|uva ?[/&+] ?uvb)',
      '\\bultra[\\s-]?violet\\b',
      '\\bphoto[\\s-]?protect\\w*',
      '\\bsolar (?:protect|defen[cs]e|filter|screen|shield)\\w*',
      '\\bcr[eè]me solaire\\b|\\bprotection solaire\\b',
      '자외선\\s?(?:차단|방지|보호|케어)\\S*',
      'uv\\s?(?:차단|방지|보호|프로텍\\S*)\\S*|유브이\\s?(?:차단|프로텍)\\S*',
      '햇[빛볕]\\s?차단\\S*',
      `${notSun}[선썬]\\s?(?:${koreanForms})`,
      '(?:유기|무기|혼합)자차\\S*',
    ),
    unless: /\bnails?\b|\bgel polish\b|\blamp\b|\b(?:top|base) ?coat\b|\bcur(?:e|ing)\b|\bled\b|네일|램프/iu,
  },
  {
    section: monograph('M006', 333),
    words: words(
      '\\b(?:anti[\\s-]?)?acne\\w*',
      '\\banti[\\s-]?blemish\\w*|\\bblemish(?:es)?[\\s-](?:treat|control|clear|spot|patch|gel|fight|heal)\\w*',
      '\\bpimples?\\b|\\bzits?\\b|\\banti[\\s-]?pimple\\w*',
      '\\banti[\\s-]?breakouts?\\b|\\bbreakout[\\s-](?:treat|control|clear|fight)\\w*',
      '여드름\\S*|뾰루지\\S*|아크네\\S*|면포\\S*',
    ),
  },
  {
    section: monograph('M019', 350),
    words: words(
      '\\banti[\\s-]?perspirants?\\b|\\bperspiration\\b|\\bhyperhidrosis\\b',
      '\\banti[\\s-]?sweat\\b|\\bsweat[\\s-](?:control|block|reduc|prevent|stop|inhibit|care)\\w*|\\b(?:stops?|reduces?|prevents?) sweat\\w*',
      '땀\\s?(?:억제|방지|차단|분비|조절)\\S*|다한증\\S*|발한\\s?억제\\S*|제한제',
    ),
  },
  {
    section: monograph('M032', 358),
    words: words(
      '\\b(?:anti[\\s-]?)?dandruff\\b',
      '\\bsebor{1,2}h\\w*|\\bpsoria\\w*',
      '비듬\\S*|지루성\\S*|건선\\S*',
    ),
  },
  {
    section: monograph('M021', 355),
    words: words(
      '\\bfluorid(?:e|ated|ation)\\b',
      '\\banti[\\s-]?(?:cavity|caries)\\b|\\bcavit(?:y|ies)\\b|\\bcaries\\b|\\btooth decay\\b',
      '(?<!무)불소\\S*|충치\\S*|플루오라이드\\S*',
    ),
  },
  {
    section: monograph('M022', 356),
    words: words(
      '\\b(?:anti[\\s-]?)?gingivitis\\b|\\bgum (?:disease|inflammation|bleeding)\\b|\\bbleeding gums\\b|\\bperiodont\\w*|\\banti[\\s-]?plaque\\b',
      '\\b(?:sensitive|hypersensitive) teeth\\b|\\btooth(?:ache| sensitivity| desensiti\\w*)|\\bcanker\\b|\\bteething\\b|\\bmouth (?:sores?|ulcers?)\\b',
      '치은염\\S*|치주\\S*|잇몸\\s?(?:질환|염증|병|출혈)\\S*|시린\\s?이\\S*|구내염\\S*|치통\\S*',
    ),
  },
  {
    section: `${structure}; 21 CFR 700.13(d)(1)`,
    words: words(
      '\\bwhiten\\w*',
      '\\bskin[\\s-](?:lighten|bleach)\\w*',
      '\\b(?:lightening|bleaching|fade) (?:cream|serum|lotion|soap|gel)\\b',
      '\\bde-?pigment\\w*|\\bmelasma\\b|\\bvitiligo\\b',
      '미백\\S*|화이트닝\\S*|(?<![가-힣])기미(?!스트|디)\\S*|백반증\\S*|표백\\S*',
    ),
    // Teeth and hair are whitened and lightened by cosmetics.
    unless:
      /tooth|teeth|dental|\boral\b|mouth|\bhair\b|blond|laundry|nails?\b|치약|치아|구강|가글|모발|헤어|탈색|네일/iu,
  },
  {
    section: '21 CFR 310.527',
    words: words(
      '\\b(?:hair|(?:eye)?lash(?:es)?|(?:eye)?brows?|beard|mustache)[\\s-]*(?:and (?:eye)?(?:brow|lash) )?(?:re-?)?gr(?:ow|ew)\\w*',
      '\\b(?:re-?)?grow(?:s|ing|th)? (?:of )?(?:your )?(?:new )?(?:hair|lash|brow|beard)\\w*|\\bre-?grow(?:th|s|ing)?\\b',
      '\\b(?:anti[\\s-]?)?hair[\\s-](?:loss|fall|thinning)\\b|\\balopecia\\b|\\bbald(?:ness|ing)?\\b|\\bgrowth (?:serum|stimulat\\w*|activat\\w*)',
      '탈모\\S*|발모\\S*|육모\\S*|양모(?:제|액|\\s?토닉|\\s?에센스)|증모\\S*|(?:모발|속눈썹|눈썹)\\s?(?:성장|증식|재생)\\S*|원형\\s?탈모',
    ),
    unless: /touch[\s-]?up|conceal|root cover|hair (?:fiber|dye|color)|ingrown/iu,
  },
  {
    section: monograph('M016', 347),
    words: words(
      '\\bskin[\\s-]protectants?\\b|\\bdiaper rash\\b|\\bnappy rash\\b|\\bcold sores?\\b|\\bfever blisters?\\b|\\bpoison (?:ivy|oak|sumac)\\b|\\bprickly heat\\b|\\brash\\b|\\bchafing relief\\b',
      '피부\\s?보호제|기저귀\\s?발진\\S*|발진\\S*|땀띠\\S*|포진\\S*|입술\\s?물집',
    ),
  },
  {
    section: monograph('M017', 348),
    words: words(
      '\\bpain[\\s-]?(?:relie|reliev|kill|patch|cream|gel|balm|rub|spray|stick)\\w*|\\banalgesi\\w*',
      '\\banti[\\s-]?itch\\w*|\\bitch(?:ing|y|es)?\\b|\\bpruritus\\b',
      '\\bnumb(?:s|ing|ness)?\\b|\\banesthe\\w*|\\banaesthe\\w*',
      '\\bmuscle (?:pain|ache|rub|relie|sore|relax)\\w*|\\bsore muscles?\\b|\\barthriti\\w*|\\bjoint (?:pain|relie)\\w*|\\b(?:insect|bug|mosquito) bites?\\b|\\bburn (?:relief|treatment|care|cream|gel)\\b',
      '진통\\S*|통증\\S*|마취\\S*|가려움\\S*|소양증\\S*|근육통\\S*|관절염\\S*|벌레\\s?물린\\S*|화상\\S*',
    ),
  },
  {
    section: monograph('M010', 346),
    words: words('\\bh(?:a|ae|e)morrhoid\\w*', '치질\\S*|치핵\\S*'),
  },
  {
    section: monograph('M005', 333),
    words: words(
      "\\banti[\\s-]?(?:fungal|fungus|mycotic)\\w*|\\bfung(?:al|us|i)\\b|\\bathlete[’']?s[’']? foot\\b|\\bjock itch\\b|\\bringworm\\b|\\btinea\\b|\\byeast infections?\\b|\\bcandid(?:a|iasis)\\b",
      '무좀\\S*|항진균\\S*|백선\\S*|칸디다\\S*|곰팡이\\s?(?:균|감염|치료)\\S*',
    ),
    unless: /mushroom|preservative/iu,
  },
  {
    section: `${disease}; 21 CFR part 333`,
    words: words(
      '\\banti[\\s-]?(?:septic|bacterial|bacteria|microbial|viral|virus|biotic|germ)s?\\b|\\bgerm[\\s-]?(?:kill|fight)\\w*|\\bkills? (?:\\d+\\S* )?(?:of )?(?:germs|bacteria|viruses)\\b|\\bfirst[\\s-]aid\\b|\\bbactericid\\w*',
      '\\b(?:hand|skin) sanit\\w+|\\bsaniti[sz](?:er|ing)\\b|\\bdisinfect\\w*',
      '항균\\S*|살균\\S*|소독\\S*|항바이러스\\S*|항생\\S*|손\\s?세정\\s?살균\\S*',
    ),
    unless: /brush|tool|comb|sponge|브러시|브러쉬|퍼프/iu,
  },
  {
    section: '21 CFR part 358',
    words: words(
      '\\b(?:anti[\\s-]?)?warts?\\b|\\bverruca\\w*',
      '\\bcorns? (?:&|and|or) callus\\w*|\\b(?:corn|callus|callous)(?:es|s)?[\\s-](?:remov|treat|pad|plaster|patch|cushion|relief|relie|dissolv)\\w*|\\b(?:ingrown) toe ?nails?\\b',
      '\\b(?:head |anti[\\s-]?)?lice\\b|\\blouse\\b|\\bpediculicid\\w*|\\bnits?\\b',
      '사마귀\\S*|티눈\\S*|굳은살\\s?제거\\S*|머릿니\\S*|내성\\s?발톱\\S*',
    ),
  },
  {
    section: disease,
    words: words(
      '\\banti[\\s-]?inflammat\\w*|\\binflamm(?:ation|atory)\\b|\\banti[\\s-]?histamin\\w*|\\banti[\\s-]?allerg\\w*',
      '\\brosacea\\b|\\beczema\\w*|\\bdermatitis\\b|\\batop(?:ic|y)\\b|\\bkeratosis\\b|\\bhives\\b|\\burticaria\\b|\\bscabies\\b|\\bherpe\\w*|\\bshingles\\b|\\bimpetigo\\b|\\bcellulitis\\b|\\bfolliculitis\\b|\\bcancer\\b|\\bvaricose\\b|\\bspider veins?\\b|\\bneuropath\\w*|\\bedema\\b|\\binfections?\\b|\\bulcers?\\b|\\bvaginitis\\b|\\bvaginosis\\b',
      '\\bmedicat(?:ed|ion|ing)\\b|\\bmedicin(?:e|al)\\b|\\btherapeutic\\b|\\bprescription\\b|\\bcures\\b',
      '\\bwounds?\\b|\\bheal(?:ing)? (?:ointment|balm|salve|gel|cream)\\b|\\bheals\\b|\\b(?:skin tag|mole)s? remov\\w*|\\beye ?drops?\\b',
      '항염\\S*|소염\\S*|염증\\S*|로사세아\\S*|주사\\s?(?:피부염|비)\\S*|습진\\S*|피부염\\S*|아토피\\S*|두드러기\\S*|헤르페스\\S*|질염\\S*|모낭염\\S*|하지정맥류\\S*|항히스타민\\S*|항알[레러]르?[기지]\\S*',
      '약용\\S*|의약(?:외)?품\\S*|치료\\S*|상처\\s?(?:치유|재생|연고|회복)\\S*|연고\\S*|쥐젖\\S*|(?<![가-힣])점\\s?제거\\S*|점안\\S*|안약',
    ),
  },
  {
    section: structure,
    words: words(
      '\\bcellulite\\b|\\bfat[\\s-](?:burn|reduc|dissolv|melt)\\w*|\\bslimming (?:cream|gel|serum|lotion|patch|oil)\\b|\\bweight[\\s-]loss\\b|\\b(?:breast|bust)[\\s-](?:enlarg|enhanc|firm\\w* up|up)\\w*',
      '셀룰라이트\\S*|지방\\s?(?:분해|감소|연소)\\S*|가슴\\s?(?:확대|커지)\\S*|다이어트\\s?(?:크림|젤|겔)',
    ),
  },
  {
    section: 'FD&C Act § 505(a)',
    words: words(
      '\\bhydroquinone\\b|\\bminoxidil\\b|\\btretinoin\\b|\\bisotretinoin\\b|\\badapalene\\b|\\btazarotene\\b|\\bhydrocortisone\\b|\\bclobetasol\\b|\\bbetamethasone\\b|\\bcorticosteroids?\\b|\\bsteroids?\\b|\\blidocaine\\b|\\bbenzocaine\\b|\\bbenzoyl peroxide\\b|\\bketoconazole\\b|\\bclotrimazole\\b|\\bbimatoprost\\b|\\bfinasteride\\b|\\bselenium sulfide\\b|\\bpyrithione zinc\\b|\\bzinc pyrithione\\b|\\bcoal tar (?:shampoo|solution)\\b|\\bpermethrin\\b|\\bketorolac\\b|\\bbotulinum\\b',
      '하이드로퀴논\\S*|히드로퀴논\\S*|미녹시딜\\S*|트레티노인\\S*|하이드로코르티손\\S*|스테로이드\\S*|리도카인\\S*|벤조일\\s?퍼옥사이드\\S*|케토코나졸\\S*|클로트리마졸\\S*|징크피리치온\\S*',
    ),
  },
];

/** Active ingredients that a name may deny: “fluoride-free”, “no SPF”, 불소 무첨가. */
const denied =
  'fluoride|spf|sun ?screens?|uv filters?|hydroquinone|steroids?|minoxidil|tretinoin|lidocaine|benzoyl peroxide|antibacterials?|drugs?|medicines?';
const denials = new RegExp(
  [
    '\\bnon[\\s-]?[\\p{L}\\p{N}]+',
    `\\b(?:no|zero|without|not|free (?:of|from))[\\s-]+(?:added |an? |any )?(?:${denied})\\b`,
    `\\b(?:${denied})[\\s-]free\\b`,
    '(?:불소|자외선\\s?차단제|스테로이드|하이드로퀴논|항생제|소독제)\\s?(?:성분\\s?)?(?:무첨가|무함유|미함유|프리|없는)',
    '무불소',
  ].join('|'),
  'giu',
);

/** Returns the words of a product's name that sound like a drug's, each once, with the section behind each. */
export function drugClaimsIn(identity: string): DrugClaim[] {
  const claimed = identity.replaceAll(denials, ' ');
  const found = rows.flatMap(({ section, words: pattern, unless }) =>
    unless?.test(identity)
      ? []
      : (claimed.match(pattern) ?? []).map((word) => ({ word: word.trim(), section })),
  );
  return found.filter(({ word }, index) => found.findIndex((each) => each.word === word) === index);
}
