const FOREIGN =
  /[äöüßàâçèéêëîïôûùñáíóúãõąćęłńśźż]|(?<![\p{L}])(?:und|der|die|das|dem|den|mit|im|als|zur|zum|von|bei|sowie|le|la|les|des|du|et|aux|avec|dans|sur|el|los|las|con|y|di|il|del|della|delle|dei|degli|nella|gli|em|da|do|das|dos|ao|aos|em|w|z|na|oraz|dla|het|een|van|voor|met|aan|op|bij|en|de)(?![\p{L}-])/iu;
/** Endings that mark a noun or verb of another language even where it stands alone: "Grundpflege", "Atendimento". */
const FOREIGN_ENDING =
  /(?<![\p{L}])\p{L}{4,}(?:(?:[^yo]ung|ungen|keit|heit|schaft|ieren|pflege|annahme|ausgabe|arbeiten|betrieb|dienst|verkauf|technik|wesen)|(?:azione|azioni|izione|uzione|amento|imento|amenti)|(?:aciones|iciones|miento|mientos|ería)|(?:owanie|ywanie|awanie|zenie|anie)|(?:heden|ingen|werkzaamheden))(?![\p{L}])/iu;

/** Whether a requirement is written in another language than English, as far as its words show. */
export const isForeign = (text: string): boolean => FOREIGN.test(text) || FOREIGN_ENDING.test(text);

const LEAST = 5;

/**
 * Whether two folded words are forms of one word in a language whose stems aren't known: most of their letters are the
 * same from the beginning ("erstellung", "erstellt").
 */
export function areForms(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < LEAST) return false;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= LEAST && same >= 0.75 * shorter && Math.max(a.length, b.length) - same <= 6;
}
