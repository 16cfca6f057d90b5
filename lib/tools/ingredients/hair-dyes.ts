/*
 * Ingredients of coal-tar hair dyes. Section 601(a) of the FD&C Act excepts such dyes from the rules on color additives, and
 * excludes dyes for eyelashes and eyebrows from that exception.
 */

const dyes =
  /\bp-?phenylenediamine\b|\btoluene-2,5-diamine\b|\b[mop]-aminophenol\b|\b4-amino-(?:2-hydroxytoluene|m-cresol|3-nitrophenol)\b|\b2,4-diaminophenoxyethanol\b|\b1-naphthol\b|\b[12],[57]-naphthalenediol\b|\b2-amino-(?:4-hydroxyethylaminoanisole|3-hydroxypyridine|6-chloro-4-nitrophenol)\b|\b2-methyl-5-hydroxyethylaminophenol\b|\b6-(?:methoxy-2-methylamino-3-aminopyridine|hydroxyindole)\b|\b2,6-diamino(?:pyridine|-\S*)|\bphenyl methyl pyrazolone\b|\b(?:4,5-)?diamino pyrazole\b|\bm-phenylenediamine\b|\bHC (?:yellow|red|blue|orange|violet|green) no\b|\b(?:basic|disperse) (?:yellow|red|blue|orange|violet|brown|black) \d+\b|\bcoal[\s-]tar dyes?\b|페닐렌\s?(?:다이아민|디아민)|톨루엔-?2,5-?(?:다이아민|디아민)|아미노페놀|다이아미노페녹시에탄올/iu;

/** Couplers, which have other uses under longer names: Phenylethyl Resorcinol is no dye. */
const couplers = /^(?:2-methyl|4-chloro)?resorcinol$|^(?:2-메틸)?(?:레조시놀|레조르시놀|레소시놀)$/iu;

/** True for an ingredient of oxidation and direct hair dyes. */
export const isHairDye = (name: string): boolean => dyes.test(name) || couplers.test(name.trim());
