/** The correctable fields of a parsed experience. `bullets` holds one bullet point per line. */
export interface PastedFields {
  title: string;
  company: string;
  startDate: string;
  endDate: string;
  location: string;
  bullets: string;
}

export type PastedField = keyof PastedFields;

export const PASTED_FIELDS = [
  'title',
  'company',
  'startDate',
  'endDate',
  'location',
  'bullets',
] as const satisfies readonly PastedField[];
