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
      <p>There's nothing at this address. It may be mistyped, or the page may have moved.</p>
    </MessagePage>
  );
}
