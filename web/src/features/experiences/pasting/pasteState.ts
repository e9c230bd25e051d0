import type { WrittenBy } from '../../engine/describeWriter.ts';
import type { PastedField } from './pastedFields.ts';
import {
  checkItem,
  findPastedField,
  createPastedItem,
  updateProblems,
  type ParsedExperience,
  type PastedItem,
  type Problems,
} from './pastedItem.ts';

export interface PasteState {
  text: string;
  /** The server's message about the text. */
  textProblem: string | null;
  /** Null until the text has been parsed. */
  items: readonly PastedItem[] | null;
  warnings: readonly string[];
  /** Who read the text, as the server says it. */
  readBy: WrittenBy | null;
  /** The server's message about adding, if it belongs to no field. */
  addProblem: string | null;
  nextKey: number;
}

export const EMPTY_PASTE: PasteState = {
  text: '',
  textProblem: null,
  items: null,
  warnings: [],
  readBy: null,
  addProblem: null,
  nextKey: 0,
};

export type PasteAction =
  | { type: 'typed'; text: string }
  | {
      type: 'parsed';
      experiences: readonly ParsedExperience[];
      warnings: readonly string[];
      writtenBy?: WrittenBy;
    }
  | { type: 'parse-failed'; message: string }
  | { type: 'changed'; key: number; field: PastedField; value: string }
  | { type: 'edit'; key: number }
  | { type: 'done'; key: number }
  | { type: 'removed'; key: number }
  | { type: 'restored'; item: PastedItem; index: number }
  /** Marks what must be corrected before the experiences can be added. */
  | { type: 'checked' }
  | { type: 'rejected'; message: string; fields: readonly { path: string; message: string }[] }
  | { type: 'cleared' }
  /** Undoes `cleared`. */
  | { type: 'brought-back'; state: PasteState };

/** Reduces the state of the paste dialog. Text stays until it is cleared; doubtful results open for correction. */
export function reducePaste(state: PasteState, action: PasteAction): PasteState {
  switch (action.type) {
    case 'typed':
      return { ...state, text: action.text, textProblem: null };
    case 'parse-failed':
      return { ...state, textProblem: action.message };
    case 'parsed':
      return {
        ...state,
        textProblem: null,
        addProblem: null,
        warnings: action.warnings,
        readBy: action.writtenBy ?? null,
        items: action.experiences.map((experience, index) =>
          createPastedItem(experience, state.nextKey + index),
        ),
        nextKey: state.nextKey + action.experiences.length,
      };
    case 'changed':
      return changeItem(state, action.key, (item) => {
        const next = { ...item, [action.field]: action.value };
        return { ...next, problems: updateProblems(next, item.problems) };
      });
    case 'edit':
      return changeItem(state, action.key, (item) => ({ ...item, editing: true }));
    case 'done':
      return changeItem(state, action.key, (item) => checkItem({ ...item, editing: false }));
    case 'removed':
      return withItems(state, (items) => items.filter(({ key }) => key !== action.key));
    case 'restored':
      return withItems(state, (items) => items.toSpliced(action.index, 0, action.item));
    case 'checked':
      return { ...withItems(state, (items) => items.map(checkItem)), addProblem: null };
    case 'rejected':
      return reject(state, action);
    case 'cleared':
      return { ...EMPTY_PASTE, nextKey: state.nextKey };
    case 'brought-back':
      return action.state;
  }
}

/** Marks the experiences that the server rejected, by paths such as `experiences.2.company`. */
function reject(
  state: PasteState,
  { message, fields }: Extract<PasteAction, { type: 'rejected' }>,
): PasteState {
  const problems = new Map<number, Problems>();
  let placed = 0;
  for (const field of fields) {
    const [, index, name] = /^experiences\.(\d{1,4})\.([A-Za-z]+)/.exec(field.path) ?? [];
    const target = findPastedField(name ?? '');
    if (index === undefined || !target || !state.items?.[Number(index)]) continue;
    const own = problems.get(Number(index)) ?? {};
    own[target] ??= field.message;
    problems.set(Number(index), own);
    placed += 1;
  }
  const marked = withItems(state, (items) =>
    items.map((item, index) => {
      const own = problems.get(index);
      return own ? { ...item, problems: own, editing: true } : item;
    }),
  );
  return { ...marked, addProblem: placed > 0 ? null : message };
}

function withItems(
  state: PasteState,
  change: (items: readonly PastedItem[]) => readonly PastedItem[],
): PasteState {
  return state.items ? { ...state, items: change(state.items) } : state;
}

function changeItem(state: PasteState, key: number, change: (item: PastedItem) => PastedItem): PasteState {
  return withItems(state, (items) => items.map((item) => (item.key === key ? change(item) : item)));
}
