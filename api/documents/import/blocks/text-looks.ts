/** How a text looks, as far as a style or the text itself says; undefined where it says nothing. */
export interface TextLooks {
  isBold?: boolean;
  isItalic?: boolean;
  isHidden?: boolean;
  /** In points, as the spaces are. */
  size?: number;
  spaceBefore?: number;
  spaceAfter?: number;
  /** 1 to 6 of a heading, 0 for body text. */
  headingLevel?: number;
}
