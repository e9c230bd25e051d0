import { Link } from 'react-router-dom';
import { RotateCcw } from 'lucide-react';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { getPracticePath } from '../interviewAddress.ts';

/** Leads to a new practice, with the same posting at hand if it is still there. */
export function NewSession({ jobPostingId }: { jobPostingId: string | null | undefined }) {
  return (
    <Link to={getPracticePath(jobPostingId)} className={buttonStyles('primary')}>
      <RotateCcw className="size-4" aria-hidden="true" />
      New Session
    </Link>
  );
}
