import { act, waitFor } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';

/**
 * The latest operation of this name that has no answer yet, as soon as it is sent. Waiting for any operation is not
 * enough: a query that `renderRoute` answers itself stays in the list.
 */
export const findOperation = ({ mock }: MockEnvironment, name: string) =>
  waitFor(() => {
    const found = mock.getAllOperations().findLast(({ request }) => request.node.operation.name === name);
    if (!found) throw new Error(`${name} was not sent.`);
    return found;
  });

/** Answers the latest operation with `data` and returns its variables. */
export function reply({ mock }: MockEnvironment, data: object): Variables {
  const operation = mock.getMostRecentOperation();
  act(() => mock.resolve(operation, { data: { ...data } }));
  return operation.request.variables;
}
