import { foldedWords } from '../lines/fold.ts';
import { clearCaches } from '../lines/memo.ts';
import { applyRule, listRules, readHeaderText, type FieldRule, type HeaderText } from './field-rules.ts';
import { canBeName, doOverlap, isSameName, NAME_FIELDS, scoreName, type RoleNames } from './role-names.ts';

/** A role of a document that was read and is being reviewed. */
export interface ReviewedRole {
  /** As it was read. */
  read: RoleNames;
  /** As it is called now; null if nobody can say, because it is gone. */
  now: RoleNames | null;
  /** What the person has said is right. */
  confirmed: readonly (keyof RoleNames)[];
  /** The text of its lines in the document, in order. */
  lines: readonly string[];
  /** The text of the lines right above them. */
  above: readonly string[];
}

const isCorrected = ({ read, now }: ReviewedRole): boolean =>
  now !== null && NAME_FIELDS.some((field) => now[field] !== read[field]);

const scoreNames = (names: RoleNames): number =>
  scoreName('title', names.title) + scoreName('company', names.company);

/** The one of several rules that finds the most likely fields in the other headers. */
function pickRule(field: keyof RoleNames, rules: FieldRule[], others: HeaderText[]): FieldRule | null {
  let best: FieldRule | null = null;
  let most = -Infinity;
  for (const rule of rules) {
    const found = others.flatMap((other) => applyRule(other, rule) ?? []);
    const worth = found.reduce((sum, text) => sum + 2 + Math.min(2, scoreName(field, text)), 0);
    if (worth > most + 1e-9) [best, most] = [rule, worth];
  }
  return best;
}

/** Whether a field of two roles was read by the same rule, and so is likely to be wrong in the same way. */
function areReadAlike(example: HeaderText, was: string, other: HeaderText, is: string): boolean {
  if (was === '' || is === '') return was === is;
  return listRules(example, was).some((rule) => isSameName(applyRule(other, rule) ?? '', is));
}

function shareWord(a: string, b: string): boolean {
  const words = new Set(foldedWords(a));
  return foldedWords(b).some((word) => word.length > 2 && words.has(word));
}

/** What roles that were read alike may lose in likelihood by a correction: the person's word outweighs ours. */
const LOSS_IF_ALIKE = 1;
/** The same for the others. */
const LOSS = 0.5;

/** So many corrections are tried for a role; those further away hardly say more. */
const NEAREST = 5;

/** One correction, and where it says that this document writes its fields. */
interface Correction {
  was: RoleNames;
  now: RoleNames;
  header: HeaderText;
  changed: readonly (keyof RoleNames)[];
  rules: Record<keyof RoleNames, FieldRule | null>;
}

/** So many headers show well enough which of several rules is the document's. */
const SAMPLE = 20;

function readCorrection({ read, now }: ReviewedRole, header: HeaderText, others: HeaderText[]): Correction {
  const names = now ?? read;
  const rule = (field: keyof RoleNames) =>
    pickRule(field, listRules(header, names[field]), others.slice(0, SAMPLE));
  return {
    was: read,
    now: names,
    header,
    changed: NAME_FIELDS.filter((field) => !isSameName(read[field], names[field])),
    rules: { title: rule('title'), company: rule('company') },
  };
}

/** What a field of another role would be by a correction; null if the correction says nothing about it. */
function findField(
  { was, now, rules }: Correction,
  field: keyof RoleNames,
  read: RoleNames,
  header: HeaderText,
) {
  const rule = rules[field];
  const isRepeated =
    was[field] !== '' && isSameName(read[field], was[field]) && shareWord(was[field], now[field]);
  // What the document doesn't say, such as a name with a slip corrected, replaces the same name only.
  const found = rule ? applyRule(header, rule) : isRepeated ? now[field] : null;
  return found !== null && canBeName(found) ? found : null;
}

function applyCorrection(
  correction: Correction,
  { read, confirmed }: ReviewedRole,
  header: HeaderText,
): RoleNames | null {
  const { changed, was } = correction;
  const names = { ...read };
  for (const field of changed) names[field] = findField(correction, field, read, header) ?? read[field];
  if (NAME_FIELDS.every((field) => isSameName(names[field], read[field]))) return null;
  if (doOverlap(names))
    for (const field of NAME_FIELDS)
      if (!changed.includes(field)) names[field] = findField(correction, field, read, header) ?? read[field];
  const isMissing = NAME_FIELDS.some((field) => names[field] === '');
  const isDenied = confirmed.some((field) => !isSameName(names[field], read[field]));
  if (isMissing || isDenied || doOverlap(names)) return null;
  const isAlike = changed.every(
    (field) =>
      isSameName(names[field], read[field]) ||
      areReadAlike(correction.header, was[field], header, read[field]),
  );
  const loss = scoreNames(read) - scoreNames(names);
  return loss <= (isAlike ? LOSS_IF_ALIKE : LOSS) ? names : null;
}

/**
 * Suggests what the other roles of a document are called, from those that the person has corrected: people write all
 * their roles alike, so that where one title stood, another one stands too (docs/algorithms.md#corrections). The
 * nearest correction decides.
 *
 * @returns for each role, what it would be called; null if there is nothing to suggest: no correction fits it, it was
 * corrected or confirmed itself, or it is gone.
 */
export function suggestCorrections(roles: readonly ReviewedRole[]): (RoleNames | null)[] {
  const corrected = roles.flatMap((role, index) => (isCorrected(role) ? [index] : []));
  if (corrected.length === 0) return roles.map(() => null);
  try {
    return suggestFrom(corrected, roles);
  } finally {
    clearCaches();
  }
}

/** @param corrected the indexes of the corrected roles */
function suggestFrom(corrected: readonly number[], roles: readonly ReviewedRole[]): (RoleNames | null)[] {
  const headers = roles.map(({ lines, above }) => readHeaderText(lines, above));
  const corrections = new Map<number, Correction>();
  const correctionOf = (index: number): Correction | null => {
    const [role, header] = [roles[index], headers[index]];
    const known = corrections.get(index);
    if (known || !role || !header) return known ?? null;
    const others = headers.filter((_, other) => other !== index);
    const correction = readCorrection(role, header, others);
    corrections.set(index, correction);
    return correction;
  };
  return roles.map((role, index) => {
    const header = headers[index];
    if (!header || role.now === null || isCorrected(role)) return null;
    const nearest = corrected.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index)).slice(0, NEAREST);
    for (const at of nearest) {
      const correction = correctionOf(at);
      const names = correction && applyCorrection(correction, role, header);
      if (names) return names;
    }
    return null;
  });
}
