/** Words of the trade; the format is explained in format.ts. */
export const fieldSales = String.raw`
`;
