import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { plural } from '../../lib/plural.ts';
import { CircleAlert } from 'lucide-react';
import type { PostingChoice, PostingOption } from './postingChoice.ts';

interface SeveralPostingsProps {
  choice: PostingChoice | null;
  /** How often the posting was to be analyzed without a choice. Each time, the focus moves here. */
  asked: number;
  /** The text is being analyzed. */
  disabled: boolean;
  onChoose: (option: PostingOption) => void;
}

/**
 * Offers to choose one of several postings that were pasted at once, as native radios. Stays mounted, so that it is
 * read out when they are found.
 */
export function SeveralPostings({ choice, asked, disabled, onChoose }: SeveralPostingsProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) first.current?.focus();
  }, [asked]);
  const found = choice ? `${plural(choice.postings.length, 'job posting')} found in this text` : '';
  const isOpen = choice !== null && choice.chosen === null;
  const isMissing = isOpen && asked > 0;
  const radio = (option: PostingOption) => ({
    name: id,
    checked: choice?.chosen === option,
    onChange: () => onChoose(option),
  });
  return (
    // While there is nothing to choose, it takes no room in the form's grid.
    <div className="contents">
      <p role="status" className="sr-only">
        {isOpen && `${found}. You can choose one below the text.`}
      </p>
      {choice && (
        <fieldset
          disabled={disabled}
          aria-describedby={isMissing ? `${id}-hint ${id}-missing` : `${id}-hint`}
          className="min-w-0"
        >
          <legend className="text-sm font-[560]">{found}</legend>
          <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-soft">
            One job at a time: choose the one to use; the others stay here.
          </p>
          {isMissing && (
            <p id={`${id}-missing`} className="mt-1.5 flex gap-1.5 text-sm text-danger">
              <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              Please choose one, or use the whole text.
            </p>
          )}
          <div
            className={cx('mt-2 rounded-md border bg-surface', isMissing ? 'border-danger' : 'border-edge')}
          >
            <div className="max-h-[360px] overflow-y-auto overscroll-contain">
              {choice.postings.map(({ title, company, location, beginning }, index) => (
                <Option
                  key={index}
                  ref={index === 0 ? first : undefined}
                  {...radio(index)}
                  className="not-first:border-t"
                >
                  <span className="block font-[560]" dir="auto">
                    {title}
                  </span>
                  {(company || location) && (
                    <span className="block text-ink-soft" dir="auto">
                      {[company, location].filter(Boolean).join(' · ')}
                    </span>
                  )}
                  {beginning && (
                    <span className="mt-0.5 line-clamp-2 text-xs text-ink-soft" dir="auto">
                      {beginning}
                    </span>
                  )}
                </Option>
              ))}
            </div>
            <Option {...radio('whole')} className="border-t">
              Use the whole text
            </Option>
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Option({ className, children, ...radio }: ComponentProps<'input'>) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-start gap-3 border-line px-4 py-3 text-sm hover:bg-sunken has-checked:bg-thread-wash',
        'has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <input {...radio} type="radio" className="mt-0.5 size-[18px] shrink-0 accent-thread" />
      <span className="min-w-0 flex-1 break-words">{children}</span>
    </label>
  );
}
