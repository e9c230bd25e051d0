/** Whether a text is one web address and nothing else. The server says the same (job-posting.schema.ts). */
export function isLink(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());
}
