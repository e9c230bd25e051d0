/** The words for a link that could not be read (docs/product.md#messages). */
export const LINK_FAILED = 'Failed to analyze job posting. Please check the URL and try again.';

/** What stands beside the field with the link: the server's words, or, where those are in the toast, a way on. */
export function getLinkAdvice(message: string): string {
  return message === LINK_FAILED
    ? 'If the page opens in your browser, paste the text of the posting instead.'
    : message;
}

/** Whether the link itself is what failed; everything else, such as too many requests, is not about it. */
export function isLinkProblem(kind: string): boolean {
  return kind === 'ValidationError' || kind === 'RuleError';
}
