import type { Suggestion } from './suggestions.ts';

/** The resume and the two panels beside it; one at a time on a phone. */
export type Panel = 'posting' | 'resume' | 'score';

/**
 * Bullets and the requirements that they prove light up together. `from` says what lit them: the pointer or the focus
 * on one of the two, or a `jump` from a requirement to its bullet, which lasts until the focus or pointer leaves the
 * bullet.
 */
export interface Lit {
  bulletId: string;
  from: 'requirement' | 'bullet' | 'jump';
}

/**
 * The builder's state beyond the stored data. The step is not part of it: it follows from the address (no job, a
 * posting, a resume), so that a reload keeps it.
 */
export interface BuilderState {
  dialog: 'none' | 'experiences' | 'unsaved';
  /** The reordered experience ids; null while the bank's order applies. */
  order: readonly string[] | null;
  /** The toggled checkboxes, by experience id. */
  choices: Readonly<Record<string, boolean>>;
  /** Bullets that are selected for optimizing. */
  selected: readonly string[];
  /** The open editors with their text, by {@link getBulletDraftKey} or {@link getNewDraftKey}. */
  drafts: Readonly<Record<string, Draft>>;
  lit: Lit | null;
  panel: Panel;
  /** Whether something has changed since the last save. */
  edited: boolean;
}

export interface Draft {
  text: string;
  /** What the bullet said when its editor opened. */
  base?: string | undefined;
  /** The bullet has since been changed in another tab or on another device. */
  conflict?: boolean | undefined;
  /** The error message for the person. */
  error?: string | undefined;
}

export type BuilderAction =
  | { type: 'experiences-opened' }
  | { type: 'leaving-asked' }
  | { type: 'dialog-closed' }
  | { type: 'experiences-ordered'; ids: readonly string[] }
  | { type: 'experience-toggled'; id: string; chosen: boolean }
  | { type: 'bullet-toggled'; id: string; selected: boolean }
  | { type: 'draft-opened'; key: string; content: string }
  | { type: 'draft-typed'; key: string; text: string }
  | { type: 'draft-refused'; key: string; text: string; base?: string; error: string; conflict?: boolean }
  | { type: 'draft-closed'; key: string }
  | { type: 'lit'; lit: Lit }
  | { type: 'unlit'; from: 'requirement' | 'bullet' }
  | { type: 'panel-shown'; panel: Panel }
  | { type: 'edited' }
  | { type: 'bullet-gone'; id: string }
  | { type: 'bullets-changed'; before: Bullets; after: Bullets }
  | { type: 'saved' }
  | { type: 'started-over' };

/** Bullets as they are stored, by their id. */
export type Bullets = ReadonlyMap<string, { experienceId: string; content: string }>;

/** What an editor says whose bullet is gone; the text is now that of a new bullet. */
export const BULLET_GONE =
  'This bullet point is no longer on the resume. Save to add your words as a new one.';

export const getBulletDraftKey = (bulletId: string) => `bullet:${bulletId}`;
export const getNewDraftKey = (experienceId: string) => `new:${experienceId}`;

export const INITIAL: BuilderState = {
  dialog: 'none',
  order: null,
  choices: {},
  selected: [],
  drafts: {},
  lit: null,
  panel: 'resume',
  edited: false,
};

export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'experiences-opened':
      return { ...state, dialog: 'experiences' };
    case 'leaving-asked':
      return { ...state, dialog: 'unsaved' };
    case 'dialog-closed':
      return { ...state, dialog: 'none' };
    case 'experiences-ordered':
      return { ...state, order: action.ids };
    case 'experience-toggled':
      return { ...state, choices: { ...state.choices, [action.id]: action.chosen } };
    case 'bullet-toggled':
      return { ...state, selected: withOrWithout(state.selected, action.id, action.selected) };
    case 'draft-opened':
      return withDraft(state, action.key, { text: action.content, base: action.content });
    case 'draft-typed':
      return withDraft(state, action.key, {
        ...state.drafts[action.key],
        text: action.text,
        error: undefined,
      });
    case 'draft-refused':
      return refuse(state, action);
    case 'draft-closed':
      return { ...state, drafts: without(state.drafts, action.key) };
    case 'lit':
      return { ...state, lit: arrives(state.lit, action.lit) ? state.lit : action.lit };
    case 'unlit':
      return leaves(state.lit, action.from) ? { ...state, lit: null } : state;
    case 'panel-shown':
      return { ...state, panel: action.panel };
    case 'edited':
      return { ...state, edited: true };
    case 'bullet-gone':
      return {
        ...state,
        edited: true,
        selected: withOrWithout(state.selected, action.id, false),
        drafts: without(state.drafts, getBulletDraftKey(action.id)),
        lit: state.lit?.bulletId === action.id ? null : state.lit,
      };
    case 'bullets-changed':
      return followBullets(state, action);
    case 'saved':
      return { ...state, edited: false, dialog: 'none' };
    case 'started-over':
      return INITIAL;
  }
}

/** The focus that a jump moves to its bullet doesn't end the jump. */
function arrives(lit: Lit | null, next: Lit): boolean {
  return lit?.from === 'jump' && next.from === 'bullet' && next.bulletId === lit.bulletId;
}

function leaves(lit: Lit | null, from: 'requirement' | 'bullet'): boolean {
  return lit?.from === from || (lit?.from === 'jump' && from === 'bullet');
}

/** Restores a rejected text with the reason; newer text typed in the meantime stays. */
function refuse(
  state: BuilderState,
  { key, text, base, error, conflict }: Extract<BuilderAction, { type: 'draft-refused' }>,
): BuilderState {
  const since = state.drafts[key];
  return withDraft(state, key, { base, ...since, text: since?.text ?? text, error, conflict });
}

/**
 * Follows changes of the bullets that were not made in their editors: by an undo, or in another window. Open editors
 * keep their text, and say what the bullet says now; when the bullet is gone, the text becomes that of a new one.
 */
function followBullets(
  state: BuilderState,
  { before, after }: Extract<BuilderAction, { type: 'bullets-changed' }>,
): BuilderState {
  const drafts: Record<string, Draft> = {};
  for (const [key, draft] of Object.entries(state.drafts)) {
    const id = key.startsWith('bullet:') ? key.slice('bullet:'.length) : '';
    const [was, is] = [before.get(id), after.get(id)];
    if (is && draft.base !== undefined)
      drafts[key] = { ...draft, conflict: !isSameText(draft.base, is.content) };
    else if (is || !was) drafts[key] = { ...draft, ...drafts[key] };
    else if (!isSameText(draft.text, draft.base ?? was.content)) {
      const place = getNewDraftKey(was.experienceId);
      const typed = (drafts[place] ?? state.drafts[place])?.text.trim() ?? '';
      drafts[place] = { text: [typed, draft.text].filter(Boolean).join('\n'), error: BULLET_GONE };
    }
  }
  const selected = state.selected.filter((id) => after.has(id) || !before.has(id));
  return { ...state, drafts, selected: selected.length < state.selected.length ? selected : state.selected };
}

/** The server stores texts trimmed and composed. */
function isSameText(a: string, b: string): boolean {
  const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return clean(a) === clean(b);
}

function withDraft(state: BuilderState, key: string, draft: Draft): BuilderState {
  return { ...state, drafts: { ...state.drafts, [key]: draft } };
}

function withOrWithout(ids: readonly string[], id: string, member: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return member ? [...others, id] : others;
}

function without(drafts: BuilderState['drafts'], key: string): BuilderState['drafts'] {
  return Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key));
}

/** Sorts the bank's experiences in the resume's order; those added to the bank since come last. */
export function sortByOrder<Item extends { id: string }>(state: BuilderState, bank: readonly Item[]): Item[] {
  const { order } = state;
  if (!order) return [...bank];
  const place = (item: Item) => {
    const index = order.indexOf(item.id);
    return index < 0 ? order.length : index;
  };
  return bank.toSorted((a, b) => place(a) - place(b));
}

/** Whether an experience is chosen: the person's own choice, or else the suggestion. */
export function isChosen(
  state: BuilderState,
  id: string,
  suggestions: ReadonlyMap<string, Suggestion>,
): boolean {
  return state.choices[id] ?? suggestions.get(id)?.isSuggested ?? false;
}

/** Lists the ids to generate from, in the resume's order. */
export function listChosenIds(
  state: BuilderState,
  bank: readonly { id: string }[],
  suggestions: ReadonlyMap<string, Suggestion>,
): string[] {
  return sortByOrder(state, bank)
    .map(({ id }) => id)
    .filter((id) => isChosen(state, id, suggestions));
}

/** Lists the keys of open editors whose text differs from what is stored; a blank new one doesn't count. */
export function listChangedDrafts(state: BuilderState, contents: ReadonlyMap<string, string>): string[] {
  return Object.entries(state.drafts)
    .filter(([key, { text }]) => {
      const stored = key.startsWith('bullet:') ? contents.get(key.slice('bullet:'.length)) : '';
      return stored !== undefined && text.trim() !== stored.trim();
    })
    .map(([key]) => key);
}

/** Whether starting over would lose something that the person might want to keep. */
export function isUnsaved(
  state: BuilderState,
  resume: { hasUnsavedChanges: boolean },
  contents: ReadonlyMap<string, string>,
): boolean {
  return resume.hasUnsavedChanges || state.edited || listChangedDrafts(state, contents).length > 0;
}
