/**
 * The pages whose views are counted, as docs/product.md#navigation lists them; `{id}` stands for any record. A page that
 * is missing here counts as {@link OTHER}.
 */
const PAGES = [
  '/',
  '/open-jobs',
  '/interview-prep',
  '/interview-prep/{id}',
  '/resume-builder',
  '/resume-builder/{id}',
  '/profile',
  '/past-resumes',
  '/upload-resume',
  '/resume-editor',
  '/analytics',
  '/admin',
  '/admin/users',
  '/account',
  '/login',
  '/login-error',
  '/reset-password',
  '/verify-email',
  '/connect-google',
];
const ALIASES: Readonly<Record<string, string>> = { '/job-search': '/open-jobs' };

/** Addresses that lead to no page of the product. */
export const OTHER = 'other';

const known = new Set(PAGES);

/**
 * The page that an address belongs to, without what identifies a person or a record.
 *
 * @param path as in `location.pathname`; a query or fragment behind it is left out
 */
export function toPage(path: string): string {
  const plain = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || '/';
  const page = Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? plain) : plain;
  if (known.has(page) && !page.includes('{')) return page;
  const ofRecord = page.replace(/\/[^/]+$/, '/{id}');
  return known.has(ofRecord) ? ofRecord : OTHER;
}
