/** The contact fields, in display order. */
export const CONTACT_FIELDS = ['fullName', 'email', 'phone', 'location', 'linkedIn', 'website'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Unknown fields are blank. */
export type Contact = Record<ContactField, string>;

export const CONTACT_LABELS: Readonly<Contact> = {
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedIn: 'LinkedIn',
  website: 'Website',
};
