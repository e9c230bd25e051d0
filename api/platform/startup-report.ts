import type { Config } from '../config.ts';

/** What the operator sees once the product is up: the address, and in a few lines what is configured. */
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
      config.openai.configured
        ? `${engine}; an AI service is configured, but talking to one is not built yet`
        : `${engine}: no key, no network (OPENAI_API_KEY is not set)`,
    ],
    [
      'Mail',
      config.mail.configured ? 'configured, but sending mail is not built yet' : 'not configured (SMTP_URL)',
    ],
    [
      'Google sign-in',
      config.google.configured
        ? 'configured, but not built yet'
        : 'not configured (GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET)',
    ],
  ];
  const details = lines.map(([name, value]) => `  ${`${name}:`.padEnd(16)}${value}`).join('\n');
  return `\nTailorbird is ready at ${address}\n\n${details}\n\n`;
}
