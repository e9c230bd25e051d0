import type { ComponentProps } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Input.tsx';

interface PostingFieldProps extends ComponentProps<typeof Textarea> {
  /** The box contains a link. */
  byLink: boolean;
  error: string | undefined;
}

/** The box for a posting, which takes the text or a link to it. */
export function PostingField({ byLink, error, required = false, ...textarea }: PostingFieldProps) {
  return (
    <Field
      label="Paste Job URL or Description"
      required={required}
      error={error}
      hint={
        byLink && !error ? 'Tailorbird will open this link and read the posting from the page.' : undefined
      }
    >
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}
