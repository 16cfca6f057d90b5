/**
 * What the sample's field knows: INCI names of common cosmetic ingredients, each with names it goes by in trade and
 * in Korean. Plants are named without the bracketed common name that U.S. labels may add.
 */
const otherNames: Record<string, readonly string[]> = {
  Water: ['aqua', 'purified water', '정제수'],
  Talc: ['탤크', '활석'],
  Niacinamide: ['vitamin B3', 'nicotinamide', '나이아신아마이드', '니아신아마이드', '비타민 B3'],
  'Iron Oxides (CI 77491)': ['red iron oxide', '적색 산화철'],
  'Yellow 5 (CI 19140)': ['tartrazine', '황색 4호', '타트라진'],
  Tocopherol: ['vitamin E', '토코페롤', '비타민 E'],
  Linalool: ['리날룰'],
  Limonene: ['d-limonene', '리모넨'],
  'Citrus Limon Peel Oil': ['lemon peel oil', '레몬 껍질 오일'],
  Glycerin: ['glycerine', 'glycerol', '글리세린'],
  'Butylene Glycol': ['1,3-butanediol', '부틸렌글라이콜'],
  Panthenol: ['provitamin B5', '판테놀'],
  'Ascorbic Acid': ['vitamin C', '아스코빅애씨드', '비타민 C'],
  'Tocopheryl Acetate': ['vitamin E acetate', '토코페릴아세테이트'],
  Retinol: ['vitamin A', '레티놀', '비타민 A'],
  'Hyaluronic Acid': ['히알루론산', '하이알루로닉애씨드'],
  'Sodium Hyaluronate': ['hyaluronic acid sodium salt', '소듐하이알루로네이트', '히알루론산나트륨'],
  'Salicylic Acid': ['BHA', '살리실릭애씨드', '살리실산'],
  'Glycolic Acid': ['AHA', '글라이콜릭애씨드', '글리콜산'],
  'Camellia Sinensis Leaf Extract': ['green tea extract', '녹차 추출물'],
  'Centella Asiatica Extract': ['cica', 'gotu kola extract', '병풀 추출물', '시카'],
  'Aloe Barbadensis Leaf Juice': ['aloe vera juice', '알로에베라 잎즙'],
  'Panax Ginseng Root Extract': ['ginseng extract', '인삼 추출물'],
  'Houttuynia Cordata Extract': ['heartleaf extract', '어성초 추출물', '약모밀 추출물'],
  'Melaleuca Alternifolia Leaf Oil': ['tea tree oil', '티트리 오일'],
  'Lavandula Angustifolia Oil': ['lavender oil', '라벤더 오일'],
  'Butyrospermum Parkii Butter': ['shea butter', '시어버터'],
  'Simmondsia Chinensis Seed Oil': ['jojoba oil', '호호바씨 오일'],
  'Argania Spinosa Kernel Oil': ['argan oil', '아르간 오일'],
  'Snail Secretion Filtrate': ['snail mucin', '달팽이 점액 여과물'],
  Squalane: ['스쿠알란'],
  'Ceramide NP': ['ceramide 3', '세라마이드엔피', '세라마이드'],
  Dimethicone: ['다이메티콘', '디메치콘'],
  Phenoxyethanol: ['페녹시에탄올'],
  'Titanium Dioxide': ['CI 77891', '티타늄디옥사이드', '이산화티탄'],
  'Zinc Oxide': ['징크옥사이드', '산화아연'],
  Mica: ['마이카', '운모'],
  Adenosine: ['아데노신'],
  Caffeine: ['카페인'],
  Allantoin: ['알란토인'],
};

export type Suggestion = {
  inci: string;
  /** The other name that matches what was typed, where the INCI name does not. */
  known?: string;
};

const mostSuggestions = 5;

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );

/** The keys of a Korean syllable: on the way to 리모 stands 림, and both begin alike. */
function keysOf(syllable: string): string {
  const place = syllable.charCodeAt(0) - 0xac00;
  const keys = [
    initials[Math.floor(place / 588)],
    vowels[Math.floor((place % 588) / 28)],
    finals[place % 28],
  ];
  return keys.join('');
}

/** Case, spaces and hyphens do not count. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[가-힣]/g, keysOf);

/** What begins like the typed text comes first, then words inside a name, then any part of one. */
function rank(name: string, typed: string): number {
  const at = plain(name).indexOf(typed);
  if (at < 1) return at < 0 ? 3 : 0;
  return name.split(/[\s-]/).some((word) => plain(word).startsWith(typed)) ? 1 : 2;
}

/** INCI names for what was typed, best first; null where nothing can be looked up, as for a bare Korean consonant. */
export function suggestionsFor(text: string): Suggestion[] | null {
  if (!/[a-z0-9가-힣]/i.test(text.normalize('NFC'))) return null;
  const typed = plain(text);
  return Object.entries(otherNames)
    .map(([inci, known]) => {
      const own = rank(inci, typed);
      const other = known.find((name) => rank(name, typed) < own);
      return { inci, known: other, rank: other ? rank(other, typed) : own };
    })
    .filter((match) => match.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostSuggestions)
    .map(({ inci, known }) => ({ inci, known }));
}
