/** How many words a text has, between white space; none if it is empty. */
export const countWords = (text: string): number =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '').length;
