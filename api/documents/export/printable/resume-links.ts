export interface ContactItem {
  text: string;
  /** `https:`, `http:` or `mailto:`; anything else is printed as text only. */
  href?: string;
}

/** A web address in printed form (without scheme and trailing slash) and its link; never with another scheme. */
export function webLink(text: string): ContactItem {
  const typed = text.trim();
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+\.[a-z]+:\d/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(withScheme) || /\s/.test(typed)) return { text: typed };
  const url = new URL(withScheme);
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.'))
    return { text: typed };
  return { text: typed.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''), href: url.href };
}

export function emailLink(text: string): ContactItem {
  const typed = text.trim();
  return /^[^\s@<>"?&]{1,64}@[^\s@<>"?&]{1,189}$/.test(typed)
    ? { text: typed, href: `mailto:${encodeURI(typed)}` }
    : { text: typed };
}
