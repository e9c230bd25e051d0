import type { Board } from './job-page.ts';

/** The job board's posting that a link leads to, and the public API that provides it. */
export interface BoardPosting {
  name: Board;
  postingId: string;
  /** The address of its JSON, built from parts of the link, each a plain word. */
  api: string;
}

const SLUG = '([\\w.-]{1,100})';
const UUID = '([0-9a-f]{8}-[0-9a-f-]{27})';
const at = (pattern: string) => new RegExp(`^${pattern}(?:/|$)`, 'i');

interface Rule {
  name: Board;
  host: RegExp;
  path: RegExp;
  api: (host: string, account: string, id: string) => string;
}

// The job boards with supported public APIs (docs/decisions/0017-postings-from-a-link.md).
const RULES: Rule[] = [
  {
    name: 'greenhouse',
    host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/,
    path: at(`/${SLUG}/jobs/(\\d{3,20})`),
    api: (_host, board, id) =>
      `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${id}?pay_transparency=true`,
  },
  {
    name: 'lever',
    host: /^jobs(?:\.eu)?\.lever\.co$/,
    path: at(`/${SLUG}/${UUID}`),
    api: (host, site, id) =>
      `https://${host.includes('.eu.') ? 'api.eu.lever.co' : 'api.lever.co'}/v0/postings/${site}/${id}?mode=json`,
  },
  {
    name: 'ashby',
    host: /^jobs\.ashbyhq\.com$/,
    path: at(`/${SLUG}/${UUID}`),
    api: (_host, board) => `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
  },
  {
    name: 'workable',
    host: /^apply\.workable\.com$/,
    path: at(`/${SLUG}/j/([0-9a-f]{6,20})`),
    api: (_host, account) => `https://apply.workable.com/api/v1/widget/accounts/${account}?details=true`,
  },
  {
    name: 'smartrecruiters',
    host: /^(?:jobs|careers)\.smartrecruiters\.com$/,
    path: at(`/${SLUG}/(\\d{6,20})(?:-[^/]*)?`),
    api: (_host, company, id) => `https://api.smartrecruiters.com/v1/companies/${company}/postings/${id}`,
  },
  {
    name: 'recruitee',
    host: /^[\w-]{1,60}\.recruitee\.com$/,
    path: at(`/(o)/${SLUG}`),
    api: (host) => `https://${host}/api/offers/`,
  },
];

/** Finds the job board's posting that a link leads to; `null` for any other link. */
export function boardPosting(link: string): BoardPosting | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  // Greenhouse in another site's frame: /embed/job_app?for=board&token=id
  const embedded =
    url.pathname === '/embed/job_app'
      ? `/${url.searchParams.get('for') ?? ''}/jobs/${url.searchParams.get('token') ?? ''}`
      : url.pathname;
  for (const rule of RULES) {
    if (!rule.host.test(url.hostname)) continue;
    const [, account = '', postingId = ''] = rule.path.exec(embedded) ?? [];
    // A part of only dots would be a path traversal.
    if (postingId === '' || /^\.+$/.test(account)) return null;
    return { name: rule.name, postingId, api: rule.api(url.hostname, account, postingId) };
  }
  return null;
}
