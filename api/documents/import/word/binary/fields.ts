/** The fields of a text: what of it is their code and not displayed, and where links begin. */
export interface Fields {
  /** Whether a character belongs to a field's code. */
  isCode: (at: number) => boolean;
  /** The address of the link whose label begins behind a character. */
  linkAt: (at: number) => string | undefined;
}

const BEGIN = '\x13';
const SEPARATOR = '\x14';
const END = '\x15';
const SIGNS = /[\x13-\x15]/g;
const LINK = /^\s{0,9}HYPERLINK\s{1,9}"([^"]{1,2000})"/i;
const CODE_MAX = 2_100;

const NO_FIELDS: Fields = { isCode: () => false, linkAt: () => undefined };

/** Finds the fields, which may be in each other; one without an end is taken for text, so that nothing behind it is lost. */
export function readFields(text: string): Fields {
  if (text.search(SIGNS) < 0) return NO_FIELDS;
  const open: { begin: number; separator: number | null }[] = [];
  // How many more fields' codes there are from here on than before, so that any depth is counted in one pass.
  const steps = new Int32Array(text.length + 1);
  const step = (at: number, by: number): void => {
    steps[at] = (steps[at] ?? 0) + by;
  };
  const links = new Map<number, string>();
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const field = open.at(-1);
    if (sign === BEGIN) open.push({ begin: index, separator: null });
    else if (sign === SEPARATOR && field) field.separator ??= index;
    else if (sign === END && field) {
      open.pop();
      const last = field.separator ?? index;
      step(field.begin, 1);
      step(last + 1, -1);
      const code = text.slice(field.begin + 1, Math.min(last, field.begin + CODE_MAX));
      const address = LINK.exec(code)?.[1];
      if (address !== undefined && field.separator !== null) links.set(field.separator, address);
    }
  }
  // From here on, how many fields' codes each character is in.
  for (let at = 1; at < steps.length; at++) step(at, steps[at - 1] ?? 0);
  return { isCode: (at) => (steps[at] ?? 0) > 0, linkAt: (at) => links.get(at) };
}
