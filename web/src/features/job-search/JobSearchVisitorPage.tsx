import { LoginRequired } from '../../ui/LoginRequired.tsx';

/** The job search for visitors (docs/product.md#job-search). */
export function JobSearchVisitorPage() {
  return (
    <LoginRequired title="Login Required">
      Please log in to search for jobs. We rank what we find by your own experience.
    </LoginRequired>
  );
}

export { JobSearchVisitorPage as Component };
