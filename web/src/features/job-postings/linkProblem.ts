/** The message for a link that couldn't be read (docs/product.md#messages). */
export const LINK_FAILED = 'Failed to analyze job posting. Please check the URL and try again.';

/** The message beside the field with the link: the server's, or, if that is in the toast, what to do instead. */
export function getLinkAdvice(message: string): string {
  return message === LINK_FAILED
    ? 'If the page opens in your browser, paste the text of the posting instead.'
    : message;
}

/** Whether the link itself failed; other errors, such as too many requests, are not about it. */
export function isLinkProblem(kind: string): boolean {
  return kind === 'ValidationError' || kind === 'RuleError';
}
