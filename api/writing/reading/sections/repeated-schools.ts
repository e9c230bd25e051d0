import type { Atom } from './education-atoms.ts';

/** So many entries with the same name show that it is that of a school. */
const REPEATED_MIN = 3;

/** The atoms of entries, in which a name without known words that several of them have is a school: courses at "Globex". */
export function withRepeatedSchools(entries: readonly Atom[][]): Atom[][] {
  const isText = ({ kind, text }: Atom): boolean => kind === 'text' && /^\p{Lu}/u.test(text);
  // "BSc, Botany" and "MSc, Botany" have the same subject.
  const subjectsOf = (atoms: readonly Atom[]): Set<string> =>
    new Set(
      atoms
        .filter((atom, at) => {
          const before = atoms[at - 1];
          return before?.kind === 'degree' && before.line === atom.line;
        })
        .map(({ text }) => text),
    );
  const lacking = new Map<string, number>();
  const having = new Map<string, number>();
  for (const atoms of entries) {
    const subjects = subjectsOf(atoms);
    const counts = atoms.some(({ kind }) => kind === 'school') ? having : lacking;
    for (const text of new Set(atoms.filter(isText).map((atom) => atom.text)))
      if (!subjects.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const isSchool = (atoms: readonly Atom[], { text }: Atom): boolean =>
    (lacking.get(text) ?? 0) >= REPEATED_MIN &&
    (lacking.get(text) ?? 0) > (having.get(text) ?? 0) &&
    atoms.some(
      (other) => other.text !== text && (isText(other) || other.kind === 'degree' || other.kind === 'school'),
    );
  return entries.map((atoms) => {
    const school = atoms.find((atom) => isText(atom) && isSchool(atoms, atom));
    if (!school) return [...atoms];
    const hasDegree = atoms.some(({ kind }) => kind === 'degree');
    // "Moss Academy | Globex" is the course of that name.
    const kindOf = ({ text, kind }: Atom): Atom['kind'] =>
      text === school.text ? 'school' : kind === 'school' && !hasDegree ? 'degree' : kind;
    return atoms.map((atom) => ({ ...atom, kind: kindOf(atom) }));
  });
}
