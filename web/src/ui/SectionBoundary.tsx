import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { InlineError } from './EmptyState.tsx';

interface SectionBoundaryProps {
  /** The name of this part of the page, followed by "couldn't be shown". */
  name: string;
  /** Runs before the section is rendered again, such as fetching once more. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps an error in one part of a page from breaking the rest. React has no hook for this. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <InlineError
        action={
          <Button
            size="sm"
            onClick={() => {
              this.props.onRetry?.();
              this.setState({ failed: false });
            }}
          >
            Try again
          </Button>
        }
      >
        {this.props.name} couldn't be shown. The rest of the page still works.
      </InlineError>
    );
  }
}
