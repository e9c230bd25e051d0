const FOREIGN =
  /[äöüßàâçèéêëîïôûùñáíóúãõąćęłńśźż]|(?<![\p{L}])(?:und|der|die|das|mit|im|als|zur|von|le|la|les|des|du|en|et|el|los|las|con|di|il|del|della|em|da|do|das|w|z|het|een|van)(?![\p{L}])/iu;

/** Whether a requirement is written in another language than English, as far as its words show. */
export const isForeign = (text: string): boolean => FOREIGN.test(text);

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
