/** Words of the trade; the format is explained in format.ts. */
export const bookkeeping = String.raw`
`;
