import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';

export interface Shown {
  revision: number;
  undoableChange: string | null;
  redoableChange: string | null;
}

/** What the store says of a resume now: a render may still show what was there before. */
export function readShown(environment: IEnvironment, resumeId: string): Shown {
  const shown: Shown = { revision: 0, undoableChange: null, redoableChange: null };
  commitLocalUpdate(environment, (store) => {
    const resume = store.get(resumeId);
    const read = (field: keyof Shown) => resume?.getValue(field);
    const [revision, undoable, redoable] = [read('revision'), read('undoableChange'), read('redoableChange')];
    if (typeof revision === 'number') shown.revision = revision;
    if (typeof undoable === 'string') shown.undoableChange = undoable;
    if (typeof redoable === 'string') shown.redoableChange = redoable;
  });
  return shown;
}
