/** The share by which a text may be longer or shorter than asked. */
const TOLERANCE = 0.15;

/** The fewest and most words, whole numbers, that count as a wished number of words, which needn't be whole. */
export const bandOf = (target: number): { least: number; most: number } => ({
  least: Math.floor(target * (1 - TOLERANCE)),
  most: Math.ceil(target * (1 + TOLERANCE)),
});
