import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import {
  createMemoryRouter,
  RouterProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils';

interface PageQuery<Query extends OperationType> {
  request: ConcreteRequest;
  /** The variables that the route's loader takes from the address; none when it is left out. */
  variables?: (loader: LoaderFunctionArgs) => Query['variables'];
  /** Answers the query each time it is sent. If left out, the test answers with `reply`. */
  answer?: Parameters<MockEnvironment['mock']['queueOperationResolver']>[0];
}

interface RouteOptions<Query extends OperationType> {
  /** The address in the browser, `/` when it is left out. */
  address?: string;
  /** As the table of pages has it; the address itself when it is left out. */
  path?: string;
  query?: PageQuery<Query>;
  /** Other pages that this one links to. */
  others?: readonly RouteObject[];
  /** Rendered beside the page, such as the toasts. */
  beside?: ReactNode;
  /** Options for `userEvent.setup`. */
  user?: Parameters<typeof userEvent.setup>[0];
}

/**
 * Renders a page as its route does: its loader starts the query, and the page takes it over. The test plays the
 * server.
 */
export function renderRoute<Query extends OperationType>(
  Component: ComponentType,
  { address = '/', path = address, query, others = [], beside, user }: RouteOptions<Query> = {},
) {
  const environment = createMockEnvironment();
  const load = (
    { request, variables = () => ({}), answer }: PageQuery<Query>,
    loader: LoaderFunctionArgs,
  ) => {
    const asked = variables(loader);
    if (answer) {
      environment.mock.queueOperationResolver(answer);
      environment.mock.queuePendingOperation(request, asked);
    }
    return loadQuery<Query>(environment, request, asked);
  };
  const router = createMemoryRouter(
    [
      {
        path,
        Component,
        HydrateFallback: () => null,
        ...(query && { loader: (loader: LoaderFunctionArgs) => load(query, loader) }),
      },
      ...others,
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback="Loading">
        <RouterProvider router={router} />
      </Suspense>
      {beside}
    </RelayEnvironmentProvider>,
  );
  return { environment, router, view, user: userEvent.setup(user) };
}
