import { Link } from 'react-router-dom';
import { buttonStyles } from '../ui/buttonStyles.ts';
import { MessagePage } from './Message.tsx';

export function Component() {
  return (
    <MessagePage
      title="404 Page Not Found"
      actions={
        <Link to="/" className={buttonStyles('primary')}>
          Go to the home page
        </Link>
      }
    >
      <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
    </MessagePage>
  );
}
