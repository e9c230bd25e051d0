/**
 * The cursor that Pothos makes from a row's id: `GPC:S:` and the id, in base64. All our connections use the id, but that of
 * found jobs, which are ordered by a ranking (features/job-search/job-search-cursor.ts), and those of the administrator,
 * whose lists go on where they were although a row is gone (features/admin/newest-first.ts).
 */
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const CURSOR = new RegExp(`^(?:GPC:S:${UUID}|jobs:\\d{1,6}:\\d{1,15}|at:\\d{1,15}:${UUID})$`, 'i');
const MAX_LENGTH = 100;

/** Whether a text can be one of our cursors. The database would fail on others. */
export function isCursor(text: string): boolean {
  return text.length <= MAX_LENGTH && CURSOR.test(Buffer.from(text, 'base64').toString('latin1'));
}
