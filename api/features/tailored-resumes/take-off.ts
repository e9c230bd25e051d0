import type { Editing } from './edit-resume.ts';

/** Remembers that the user removed a bullet of the bank from the resume, so that it is offered last. */
export function takeOff(editing: Editing, sourceBulletPointId: string | null): void {
  if (sourceBulletPointId === null) return;
  editing.takenOff = [...editing.takenOff.filter((id) => id !== sourceBulletPointId), sourceBulletPointId];
}
