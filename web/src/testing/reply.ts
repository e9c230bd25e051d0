import { act } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';

/** Answers what was asked last with `data`, and says with which variables it was asked. */
export function reply({ mock }: MockEnvironment, data: object): Variables {
  const operation = mock.getMostRecentOperation();
  act(() => mock.resolve(operation, { data: { ...data } }));
  return operation.request.variables;
}
