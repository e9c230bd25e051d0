/** Whether a text is a single web address. The server decides the same way (job-posting.schema.ts). */
export function isLink(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());
}
