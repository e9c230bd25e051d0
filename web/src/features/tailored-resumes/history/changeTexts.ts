/** What can be done to a resume (`ResumeChange` in the schema), in words that go on after "Undo:". */
const WORDS: Readonly<Record<string, string>> = {
  CREATED: 'resume created',
  BULLET_EDITED: 'bullet point edited',
  BULLET_DELETED: 'bullet point deleted',
  BULLET_ADDED: 'bullet point added',
  BULLETS_PICKED: 'bullet points added from your bank',
  BULLETS_CHOSEN_AGAIN: 'bullet points chosen again',
  BULLETS_REWORDED: 'bullet points reworded',
  FACT_ADDED: 'fact added to a bullet point',
  ORIGINAL_KEPT: 'original bullet point kept',
  REPLACED_KEPT: 'replaced bullet point put back',
  REPLACED_REMOVED: 'replaced bullet point removed',
  VERSION_RESTORED: 'earlier version restored',
};

/** What a change did, such as `bullet point deleted`. A newer server may know changes that this page doesn't. */
export function describeChange(change: string): string {
  return WORDS[change] ?? 'change to the resume';
}

/** The same as the beginning of a line: `Bullet point deleted`. */
export function nameChange(change: string): string {
  const words = describeChange(change);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
