/** How to reach a person, in the order in which it is shown. */
export const CONTACT_FIELDS = ['fullName', 'email', 'phone', 'location', 'linkedIn', 'website'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Blank is what the person has not said. */
export type Contact = Record<ContactField, string>;

export const CONTACT_LABELS: Readonly<Contact> = {
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedIn: 'LinkedIn',
  website: 'Website',
};
