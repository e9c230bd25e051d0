import type { Config } from '../config.ts';
import { sourceName } from '../core/source-entry.ts';

/** The text that the operator sees once the server is up: its address and a short summary of the configuration. */
export function startupReport(
  config: Config,
  database: 'embedded' | 'server',
  engine: string,
  port: number,
): string {
  const address = config.exposed ? config.publicUrl : `http://localhost:${port}`;
  const lines: [string, string][] = [
    ['Database', database === 'server' ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${config.dataDir}`],
    [
      'Engine',
      config.openai
        ? `${engine}: ${config.openai.model ?? 'the first model'} at ${config.openai.baseUrl ?? 'OpenAI'}`
        : `${engine}: no key, no network (OPENAI_API_KEY is not set)`,
    ],
    ...(config.exposed && !config.secureCookies
      ? ([['Warning', 'PUBLIC_URL is not https: passwords and sessions can be intercepted']] as [
          string,
          string,
        ][])
      : []),
    ['Mail', describeMail(config)],
    [
      'Google sign-in',
      config.google
        ? `configured, with ${config.google.issuer}`
        : 'not configured (GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET)',
    ],
    ['Job sources', describeJobSources(config)],
  ];
  const details = lines.map(([name, value]) => `  ${`${name}:`.padEnd(16)}${value}`).join('\n');
  return `\nTailorbird is ready at ${address}\n\n${details}\n\n`;
}

function describeJobSources({ jobSources: { entries } }: Config): string {
  if (entries.length === 0) return 'none, nobody is asked (JOB_SOURCES)';
  const [first = '', second = '', third = '', ...more] = entries.map(sourceName);
  const named = [first, second, third].filter((name) => name !== '').join(', ');
  return more.length > 0 ? `${named} and ${more.length} more` : named;
}

function describeMail({ mail, exposed }: Config): string {
  if (mail)
    return 'folder' in mail ? `written to files in ${mail.folder} (MAIL_DIR)` : 'configured (SMTP_URL)';
  const missing = 'not configured (SMTP_URL)';
  return exposed
    ? `${missing}: nobody can reset a password`
    : `${missing}: reset links are shown in the browser`;
}
