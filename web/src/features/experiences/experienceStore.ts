import type { RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime';

/** Reorders the loaded experiences. Those not named follow in their previous order. */
export function orderExperiences(
  store: RecordSourceProxy,
  connectionId: string,
  ids: readonly string[],
): void {
  const connection = store.get(connectionId);
  const edges = connection?.getLinkedRecords('edges');
  if (!connection || !edges) return;
  const place = (edge: (typeof edges)[number]) => {
    const index = ids.indexOf(edge?.getLinkedRecord('node')?.getDataID() ?? '');
    return index < 0 ? ids.length : index;
  };
  connection.setLinkedRecords(
    edges.toSorted((a, b) => place(a) - place(b)),
    'edges',
  );
}

/**
 * Adds the number of created experiences to the person's `experienceCount`, which the payload lacks and the home page
 * shows. Does nothing when the mutation returned an error.
 */
export function countCreated(
  store: RecordSourceSelectorProxy,
  field: 'createExperience' | 'createExperiences',
): void {
  const payload = store.getRootField(field);
  const created = payload?.getLinkedRecord('experience')
    ? 1
    : (payload?.getLinkedRecords('experiences')?.length ?? 0);
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const count = viewer?.getValue('experienceCount');
  if (viewer && typeof count === 'number') viewer.setValue(count + created, 'experienceCount');
}
