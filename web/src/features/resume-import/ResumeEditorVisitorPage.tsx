import { LoginRequired } from '../../ui/LoginRequired.tsx';

/** The resume editor for visitors (docs/product.md#navigation). */
export function ResumeEditorVisitorPage() {
  return (
    <LoginRequired title="Authentication Required">
      Please log in to upload a resume. We'll save what we find to your account.
    </LoginRequired>
  );
}

export { ResumeEditorVisitorPage as Component };
