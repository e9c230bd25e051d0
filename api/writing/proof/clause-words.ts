import type { Token } from '../text/tokens.ts';

/**
 * Whose a word of a statement is: the person's own doing; what they only `arranged` (ordered, sold, booked, supervised);
 * what they know because they `taught` it;
 * what is only mentioned `aside`, as the purpose or the receiver of the work; what others did or are; what is denied, wished or planned.
 */
export type Standing = 'own' | 'aside' | 'arranged' | 'taught' | 'others' | 'denied';

export const PREPOSITIONS = new Set(
  'of for to with in on at by from beside under alongside behind through into towards among via next near per about as than während von vom fur mit bei an auf aus unter neben durch zu zum zur de des du pour avec chez par a al con para por di per em com dla z u od voor met bij naar der den dem'.split(
    ' ',
  ),
);
export const BESIDE = new Set(
  'beside under alongside behind to with by for from neben unter zu mit vom von pour avec par con por para chez aux al den der'.split(
    ' ',
  ),
);
export const DETERMINERS = new Set(
  'the a an my our their his her all every each both some several der die das den dem le la les un une el los il lo o os'.split(
    ' ',
  ),
);
export const PASSIVE = new Set(
  'was were been being are is wurde wurden worden ete fue fueron estado foi foram stato stata zostal werd werden'.split(
    ' ',
  ),
);
export const BY = new Set('by vom von durch par por da przez door'.split(' '));
export const SELF = new Set('me myself mir mich moi mi mim mnie mij'.split(' '));
export const THEIR = new Set('their his her your ihre ihren leur leurs'.split(' '));
export const KNOWING = new Set('to how in on about wanting eager using'.split(' '));
export const HOLDING = new Set(
  'most all many who whose that holding having with working seeking studying aspiring'.split(' '),
);
export const EMPLOYERS = new Set(
  'company firm client customer agency startup vendor supplier manufacturer'.split(' '),
);
export const ORGANIZATIONS = new Set(
  'company shop department office workshop hospital school bank lab laboratory garage kanzlei firma betrieb cabinet entreprise empresa azienda plant factory'.split(
    ' ',
  ),
);
export const CAME = new Set(
  'came come comes kamen kam done handled provided supplied written programmed made erledigte machte'.split(
    ' ',
  ),
);
export const WISHED = new Set(
  'hope hoping forward planned planning considered pending awaiting aspiring pret planung geplant angestrebt prevu prevista previsto planowane gepland'.split(
    ' ',
  ),
);

/** Marks words, except those that are denied or others' already. */
export function mark(of: Standing[], from: number, to: number, standing: Standing): void {
  for (let at = from; at < to; at += 1) if (of[at] !== 'denied' && of[at] !== 'others') of[at] = standing;
}

/** The end of a group of nouns: the next preposition, or a word that opens a relative clause. */
export function groupEnd(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to) {
    const token = tokens[at];
    if (!token || (at > from && PREPOSITIONS.has(token.norm))) break;
    at += 1;
  }
  return at;
}
