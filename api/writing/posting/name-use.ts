/** The words before a town's name. */
const IN = /(?<![\p{L}])(?:in|near|around|à|en|w|em|aus|nach|di|te)\s$/iu;

/** Whether a name is used as that of a place: "in Hull", "nach Gera". */
export function isUsedAsPlace(name: string, text: string): boolean {
  let at = text.indexOf(name);
  for (let count = 0; at >= 0 && count < 20; count += 1) {
    if (IN.test(text.slice(Math.max(0, at - 8), at))) return true;
    at = text.indexOf(name, at + name.length);
  }
  return false;
}

/** Whether the page shows the logo of a name, as pasted pages say it. */
export const hasLogo = (text: string, name: string) => text.includes(`${name} logo`);

/** Whether a name occurs inside a longer line elsewhere in the text. */
export function recursIn(text: string, name: string): boolean {
  const bare = name.replace(/,? (?:inc|llc|ltd|gmbh|ag|s\.a|plc|corp)\.?$/i, '');
  if (bare.length < 3) return false;
  let from = text.indexOf(bare);
  for (let count = 0; from >= 0 && count < 40; count += 1) {
    const end = from + bare.length;
    const before =
      text
        .slice(Math.max(0, from - 30), from)
        .split('\n')
        .at(-1) ?? '';
    const after = text.slice(end, end + 30).split('\n')[0] ?? '';
    const isWord = !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
    if (isWord && !IN.test(before) && (before + after).trim().length > 12) return true;
    from = text.indexOf(bare, end);
  }
  return false;
}
