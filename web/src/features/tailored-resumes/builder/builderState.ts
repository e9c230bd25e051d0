import { MAX_EXPERIENCES_PER_RESUME } from '../../../../../api/limits.ts';

/** The two panels beside the resume, and the resume: one at a time on a phone. */
export type Panel = 'posting' | 'resume' | 'score';

/**
 * Bullets and the requirements that they prove light up together. `from` says what lit them: the pointer or the
 * focus on one of the two, or a `jump` from a requirement to its bullet, which stays until the bullet is left.
 */
export interface Lit {
  bulletId: string;
  from: 'requirement' | 'bullet' | 'jump';
}

/**
 * What the builder knows beyond the stored data. Which step it is at is not in here: that follows from the
 * address (no job, a posting, a resume), so that a reload keeps it.
 */
export interface BuilderState {
  dialog: 'none' | 'experiences' | 'unsaved';
  /** Experience ids as they were put in order; null as long as the bank's order holds. */
  order: readonly string[] | null;
  /** Experience ids whose checkbox was changed, with what it was changed to. */
  choices: Readonly<Record<string, boolean>>;
  /** Bullets that are selected for optimizing. */
  selected: readonly string[];
  /** The open editors with what is typed in them, by {@link getBulletDraftKey} or {@link getNewDraftKey}. */
  drafts: Readonly<Record<string, Draft>>;
  lit: Lit | null;
  panel: Panel;
  /** Whether something changed since the resume was saved last. */
  edited: boolean;
}

export interface Draft {
  text: string;
  /** What the bullet said when its editor opened. */
  base?: string | undefined;
  /** The bullet says something else by now, because it was changed in another tab or on another device. */
  conflict?: boolean | undefined;
  /** What is wrong with it, in words for the person. */
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
  | { type: 'draft-refused'; key: string; text: string; error: string; conflict?: boolean }
  | { type: 'draft-closed'; key: string }
  | { type: 'lit'; lit: Lit }
  | { type: 'unlit'; from: 'requirement' | 'bullet' }
  | { type: 'panel-shown'; panel: Panel }
  | { type: 'edited' }
  | { type: 'bullet-gone'; id: string }
  | { type: 'saved' }
  | { type: 'started-over' };

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

/** One step of the builder's state. Pure. */
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
    case 'saved':
      return { ...state, edited: false, dialog: 'none' };
    case 'started-over':
      return INITIAL;
  }
}

/** The focus that a jump brings to its bullet does not make an end of the jump. */
function arrives(lit: Lit | null, next: Lit): boolean {
  return lit?.from === 'jump' && next.from === 'bullet' && next.bulletId === lit.bulletId;
}

function leaves(lit: Lit | null, from: 'requirement' | 'bullet'): boolean {
  return lit?.from === from || (lit?.from === 'jump' && from === 'bullet');
}

/** A refused text comes back with the reason; what was typed there meanwhile is newer and stays. */
function refuse(
  state: BuilderState,
  { key, text, error, conflict }: Extract<BuilderAction, { type: 'draft-refused' }>,
): BuilderState {
  const since = state.drafts[key];
  return withDraft(state, key, { ...since, text: since?.text ?? text, error, conflict });
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

/** The bank's experiences in the order for the resume; what was added to the bank since stands at the end. */
export function sortByOrder<Item extends { id: string }>(state: BuilderState, bank: readonly Item[]): Item[] {
  const { order } = state;
  if (!order) return [...bank];
  const place = (item: Item) => {
    const index = order.indexOf(item.id);
    return index < 0 ? order.length : index;
  };
  return bank.toSorted((a, b) => place(a) - place(b));
}

/** All are preselected, up to as many as a resume can hold. */
export function isChosen(state: BuilderState, id: string, bankIds: readonly string[]): boolean {
  return state.choices[id] ?? bankIds.indexOf(id) < MAX_EXPERIENCES_PER_RESUME;
}

/** The ids to generate from, in the resume's order. */
export function listChosenIds(state: BuilderState, bank: readonly { id: string }[]): string[] {
  const bankIds = bank.map(({ id }) => id);
  return sortByOrder(state, bank)
    .map(({ id }) => id)
    .filter((id) => isChosen(state, id, bankIds));
}

/** The keys of the open editors whose text differs from what is stored; a blank new one counts as nothing. */
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
