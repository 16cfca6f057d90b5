/*
 * Section 609(a) of the FD&C Act requires a domestic address, a domestic phone number, or electronic contact information
 * such as a website.
 */

const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/i;
const website =
  /(?:^|[\s(/:])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![a-z0-9@.-]*@)(?=$|[\s/?#,;.)])/i;

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP';
const stateNames =
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Hampshire Jersey Mexico York Carolina Dakota Ohio Oklahoma Oregon Pennsylvania Island Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming Rico Guam';
/** A state and its ZIP code. */
const address = new RegExp(
  `\\b(?:${`${states} ${stateNames}`.replaceAll(' ', '|')})\\.?,?\\s+\\d{5}(?:-\\d{4})?\\b`,
);

/** Area codes of Canada, which shares the country code 1. */
const canada = new Set(
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905'.split(
    ' ',
  ),
);

const phones = /\+?\(?\d[\d\s().-]{5,}\d/g;
/** A toll-free number in letters, such as 1-800-GOT-SKIN. */
const tollFree = /\b1?[\s.-]?\(?8(?:00|33|44|55|66|77|88)\)?[\s.-][A-Z0-9-]{7,9}\b/i;

const domestic = /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s.-]*[2-9]\d{2}[\s.-]*\d{4}$/;

function isDomesticPhone(typed: string): boolean {
  const [, areaCode] = domestic.exec(typed) ?? [];
  return areaCode !== undefined && !canada.has(areaCode);
}

const countriesAbroad =
  /\b(?:korea|china|japan|canada|france|germany|italy|u\.?k\.?|united kingdom|taiwan|hong kong|singapore|vietnam|thailand|australia|india)\b|\p{Script=Hangul}|\p{Script=Han}/iu;

/** Returns why a contact cannot be printed on the label; undefined if it can. */
export function contactProblem(contact: string): 'contact-abroad' | 'contact-none' | undefined {
  if (email.test(contact) || website.test(contact) || address.test(contact)) return undefined;
  const found = contact.match(phones) ?? [];
  if (tollFree.test(contact) || found.some(isDomesticPhone)) return undefined;
  return found.length > 0 || countriesAbroad.test(contact) ? 'contact-abroad' : 'contact-none';
}
