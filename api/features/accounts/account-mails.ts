import type { Mail } from '../../platform/mail.ts';

interface MailContent {
  to: string;
  subject: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  closing: string;
}

/** Formats a mail as text and as plain HTML. Apart from the address, all of its content is our own. */
function formatMail({ to, subject, paragraphs, link, closing }: MailContent): Mail {
  const text = [...paragraphs, ...(link ? [link.url] : []), closing, 'Tailorbird'].join('\n\n');
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const button = link
    ? `<p><a href="${escapeHtml(link.url)}" style="background:#1b664c;color:#ffffff;padding:12px 18px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(link.label)}</a></p><p style="color:#56605a;font-size:13px">${escapeHtml(link.url)}</p>`
    : '';
  const html = `<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1d2420;max-width:560px;margin:0 auto;padding:24px">${body}${button}<p>${escapeHtml(closing)}</p><p>Tailorbird</p></body></html>`;
  return { to, subject, text, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Contains the link for setting a new password. */
export const resetMail = (to: string, url: string): Mail =>
  formatMail({
    to,
    subject: 'Reset your Tailorbird password',
    paragraphs: [
      'Somebody asked to reset the password of your Tailorbird account. If it was you, follow this link:',
    ],
    link: { label: 'Reset your password', url },
    closing: 'It works once and for one hour. If it was not you, do nothing: your password stays as it is.',
  });

/** Contains the link for setting the first password of an account that was created with Google. */
export const setupMail = (to: string, url: string): Mail =>
  formatMail({
    to,
    subject: 'Set a password for Tailorbird',
    paragraphs: [
      'Your Tailorbird account was created with Google and has no password. Somebody asked to set one. If it was you, follow this link and choose it there:',
    ],
    link: { label: 'Set your password', url },
    closing: 'It works once and for one hour. If it was not you, do nothing: nothing has changed.',
  });

/** Notifies the owner afterwards, so that a thief can't change the password unnoticed. */
export const passwordChangedMail = (to: string): Mail =>
  formatMail({
    to,
    subject: 'Your Tailorbird password was changed',
    paragraphs: [
      'The password of your Tailorbird account has just been changed, and all other devices were signed out.',
    ],
    closing: 'If it was not you, reset it at once on the sign-in page with "Forgot your password?".',
  });

/** Contains the link that verifies the address. */
export const verifyMail = (to: string, url: string): Mail =>
  formatMail({
    to,
    subject: 'Confirm your email address for Tailorbird',
    paragraphs: ['Please confirm that this address belongs to your Tailorbird account:'],
    link: { label: 'Confirm this address', url },
    closing: 'The link works once and for one day. If you have no account, ignore this mail.',
  });

/** Contains the link that moves an account to this address. */
export const changeEmailMail = (to: string, url: string): Mail =>
  formatMail({
    to,
    subject: 'Confirm your new email address for Tailorbird',
    paragraphs: [
      'Somebody asked to use this address for their Tailorbird account. If it was you, follow this link and confirm it there:',
    ],
    link: { label: 'Use this address', url },
    closing: 'It works once and for one hour. If it was not you, do nothing: nothing has changed.',
  });

/**
 * Tells the owner of an address that another account asked for it. Nobody else learns that the address has an
 * account.
 */
export const addressInUseMail = (to: string): Mail =>
  formatMail({
    to,
    subject: 'This address has a Tailorbird account already',
    paragraphs: [
      'Somebody asked to use this address for another Tailorbird account. It has an account of its own, so nothing was changed.',
    ],
    closing:
      'If it was you, sign in with this address, or delete that account first. If it was not you, do nothing.',
  });

/** Warns the current address, so that a thief can't change it unnoticed. Doesn't contain the new address. */
export const emailChangeRequestedMail = (to: string): Mail =>
  formatMail({
    to,
    subject: 'Your Tailorbird email address is about to change',
    paragraphs: [
      'Somebody who knows your password, or is signed in with your Google account, asked to use another address for your Tailorbird account. It changes when the link that was mailed there is followed.',
    ],
    closing:
      'If it was not you, change your password now: the link stops working, and other devices are signed out.',
  });

/** Notifies the previous address. */
export const emailChangedMail = (to: string): Mail =>
  formatMail({
    to,
    subject: 'Your Tailorbird email address was changed',
    paragraphs: [
      'Your Tailorbird account has another email address now. This one no longer signs in, and no links are sent here any more.',
    ],
    closing: 'If it was not you, contact whoever runs the Tailorbird that you use.',
  });

/** Contains the link that connects Google to an account whose address Google does not host. */
export const connectGoogleMail = (to: string, url: string): Mail =>
  formatMail({
    to,
    subject: 'Connect Google with your Tailorbird account',
    paragraphs: [
      'Somebody continued with Google as this address. If it was you, follow this link in the same browser, and Google signs you in from then on:',
    ],
    link: { label: 'Connect Google', url },
    closing: 'It works once and for one hour. If it was not you, do nothing: nothing has changed.',
  });
