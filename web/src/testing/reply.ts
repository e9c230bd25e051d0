import { act } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';

/** Answers the latest operation with `data` and returns its variables. */
export function reply({ mock }: MockEnvironment, data: object): Variables {
  const operation = mock.getMostRecentOperation();
  act(() => mock.resolve(operation, { data: { ...data } }));
  return operation.request.variables;
}
