import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { getErrorMessage } from '../relay/networkError.ts';
import { Button } from '../ui/Button.tsx';
import { buttonStyles } from '../ui/buttonStyles.ts';
import { Message, MessagePage } from './Message.tsx';

/** Navigating to the same address again clears the error and runs the loader; `revalidate()` wouldn't. */
function useRetry(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true });
}

/** Shown instead of a page that failed; the menus around it still work. */
export function PageError() {
  const error = useRouteError();
  const retry = useRetry();
  return (
    <Message title="This page couldn't be loaded" actions={<RetryActions retry={retry} />}>
      <p>{getErrorMessage(error)}</p>
    </Message>
  );
}

/** Shown when everything failed, and to visitors who open a page for signed-in people. */
export function RootError() {
  const error = useRouteError();
  const retry = useRetry();
  if (isRouteErrorResponse(error) && error.status === 401) {
    return (
      <MessagePage
        title="You are logged out"
        actions={
          <a href="/api/login" className={buttonStyles('primary')}>
            Log in
          </a>
        }
      >
        <p>Please log in to see this page. Taking you to the login page.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Tailorbird couldn't be loaded" actions={<RetryActions retry={retry} />}>
      <p>{getErrorMessage(error)}</p>
    </MessagePage>
  );
}

function RetryActions({ retry }: { retry: () => void }) {
  return (
    <>
      <Button tone="primary" onClick={retry}>
        Try again
      </Button>
      <Link to="/" className={buttonStyles()}>
        Go to the home page
      </Link>
    </>
  );
}
