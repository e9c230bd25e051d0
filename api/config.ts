import { resolve } from 'node:path';
import { z } from 'zod';
import type { AiBudgetLimits } from './ai/budget/ai-budget.ts';
import type { AiServiceConfig } from './ai/openai/ai-service.ts';
import { nameAiService } from './ai/name-ai-service.ts';
import { jobSourcesSchema, type SourceEntry } from './core/source-entry.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** The operator's settings. All are optional; README.md lists them. */
export interface Config {
  host: string;
  port: number;
  /** Origin without a trailing slash, used in links; the only origin that may change state. */
  publicUrl: string;
  /** True when the listening address or the public address is not loopback; stricter safety rules apply then. */
  exposed: boolean;
  secureCookies: boolean;
  /** A PostgreSQL server; undefined means the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** The same server without a pooler in between, for LISTEN; undefined when `databaseUrl` leads there directly. */
  databaseListenUrl: string | undefined;
  dataDir: string;
  sessionSecret: string | undefined;
  adminEmail: string | undefined;
  contactEmail: string | undefined;
  passwordMinLength: number;
  /** The number of proxies in front of the server. */
  trustProxy: number;
  /** The same generic answer for every failed sign-in, whatever the reason. */
  authStrict: boolean;
  /** The AI service; undefined means the embedded engine alone. */
  openai: AiServiceConfig | undefined;
  /** What may be used of the AI service in a day. */
  aiBudget: AiBudgetLimits;
  mail: MailConfig | undefined;
  google: GoogleConfig | undefined;
  /** What people are told that their recordings are sent to; null for a server in the installation's own network. */
  aiServiceName: string | null;
  /** For tests: links may lead to private addresses and any port. Never true on an exposed installation. */
  fetchAllowPrivate: boolean;
  /** Where found jobs come from. */
  jobSources: JobSourcesConfig;
  /** One of pino's levels. */
  logLevel: string;
}

/** The job sources that are asked, none unless the operator names them, and the keys that some of them need. */
export interface JobSourcesConfig {
  entries: SourceEntry[];
  adzuna: { id: string; key: string } | undefined;
  usajobs: { email: string; key: string } | undefined;
  /** For tests: an origin that answers in place of all sources. */
  mirror: string | undefined;
}

/** Where outgoing mail goes: an SMTP server, or a folder of files for development and tests. */
export type MailConfig = { from: string } & ({ smtpUrl: string } | { folder: string });

/** Sign-in with an OpenID provider: Google unless `GOOGLE_ISSUER` names another. */
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** In characters: the length of the output of `openssl rand -base64 12`. */
export const SESSION_SECRET_MIN_LENGTH = 16;

/** Of OpenAI's own service: small, quick and cheap, and good enough for rewording. */
const OPENAI_MODEL = 'gpt-4.1-mini';
const TRANSCRIPTION_MODEL = 'whisper-1';
/** Says that the service can't hear, instead of a model. */
const NO_MODEL = 'none';

const GOOGLE_ISSUER = 'https://accounts.google.com';

/** An invalid setting; `message` is the one line that the operator sees. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const text = optional(z.string().trim());
const url = (protocols: RegExp, what: string) =>
  optional(
    z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), what),
  );
const wholeNumber = (min: number, max: number) =>
  optional(
    z
      .string()
      .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
      .transform(Number)
      .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`),
  );
const email = optional(z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')));

const environment = z.object({
  PORT: wholeNumber(0, 65_535),
  HOST: text,
  PUBLIC_URL: url(/^https?:$/, 'must be an http:// or https:// address'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'must be a postgresql:// address'),
  DATABASE_LISTEN_URL: url(/^postgres(ql)?:$/, 'must be a postgresql:// address'),
  DATA_DIR: text,
  SESSION_SECRET: optional(
    z.string().min(SESSION_SECRET_MIN_LENGTH, `must have at least ${SESSION_SECRET_MIN_LENGTH} characters`),
  ),
  ADMIN_EMAIL: email,
  CONTACT_EMAIL: email,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url(/^https?:$/, 'must be an http:// or https:// address'),
  OPENAI_MODEL: text,
  OPENAI_TRANSCRIPTION_MODEL: text,
  OPENAI_USER_DAILY_TOKENS: wholeNumber(0, 100_000_000),
  OPENAI_USER_DAILY_CALLS: wholeNumber(0, 100_000),
  OPENAI_DAILY_TOKENS: wholeNumber(0, 999_999_999),
  SMTP_URL: url(/^smtps?:$/, 'must be an smtp:// or smtps:// address'),
  MAIL_DIR: text,
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address, also as Name <address>'),
  ),
  AUTH_STRICT: optional(z.enum(['0', '1'], 'must be 0 or 1')),
  GOOGLE_ISSUER: url(/^https?:$/, 'must be an http:// or https:// address'),
  PASSWORD_MIN_LENGTH: wholeNumber(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH),
  TRUST_PROXY: wholeNumber(0, 10),
  FETCH_ALLOW_PRIVATE: optional(z.enum(['0', '1'], 'must be 0 or 1')),
  JOB_SOURCES: optional(jobSourcesSchema),
  JOB_SOURCES_MIRROR: url(/^https?:$/, 'must be an http:// or https:// address'),
  ADZUNA_APP_ID: text,
  ADZUNA_APP_KEY: text,
  USAJOBS_EMAIL: email,
  USAJOBS_KEY: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level'),
  ),
});

/** Whether a host name or address refers to this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

function mailConfig(values: z.output<typeof environment>, host: string): MailConfig | undefined {
  const from = values.MAIL_FROM ?? `Tailorbird <no-reply@${host}>`;
  // The folder, for development and tests, takes precedence, so that no mail leaves the machine by mistake.
  if (values.MAIL_DIR) return { from, folder: resolve(values.MAIL_DIR) };
  return values.SMTP_URL ? { from, smtpUrl: values.SMTP_URL } : undefined;
}

/** OpenAI's own service needs a key and a model; another server's first model is taken where none is named. */
function openAiConfig(values: z.output<typeof environment>): AiServiceConfig | undefined {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = values;
  const ears = values.OPENAI_TRANSCRIPTION_MODEL ?? TRANSCRIPTION_MODEL;
  if (!key && !baseUrl) return undefined;
  return {
    apiKey: key ?? null,
    baseUrl: baseUrl ?? null,
    model: model ?? (baseUrl ? null : OPENAI_MODEL),
    transcriptionModel: ears === NO_MODEL ? null : ears,
  };
}

function jobSourcesConfig(values: z.output<typeof environment>, exposed: boolean): JobSourcesConfig {
  const entries = values.JOB_SOURCES ?? [];
  const { ADZUNA_APP_ID: id, ADZUNA_APP_KEY: adzunaKey, USAJOBS_EMAIL: address, USAJOBS_KEY: key } = values;
  const adzuna = id && adzunaKey ? { id, key: adzunaKey } : undefined;
  const usajobs = address && key ? { email: address, key } : undefined;
  const names = (kind: string) => entries.some((entry) => entry.kind === kind);
  if (names('adzuna') && !adzuna)
    throw new ConfigError('JOB_SOURCES names adzuna, which needs ADZUNA_APP_ID and ADZUNA_APP_KEY');
  if (names('usajobs') && !usajobs)
    throw new ConfigError('JOB_SOURCES names usajobs, which needs USAJOBS_EMAIL and USAJOBS_KEY');
  if (values.JOB_SOURCES_MIRROR && exposed)
    throw new ConfigError(
      'JOB_SOURCES_MIRROR is for tests and can’t be set when the installation is exposed',
    );
  return { entries, adzuna, usajobs, mirror: values.JOB_SOURCES_MIRROR?.replace(/\/+$/, '') };
}

/**
 * Reads the settings from the environment. Nothing else reads `process.env`.
 *
 * @throws {ConfigError} when a value is invalid; its message is one line that names the variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const values = parsed.data;
  const host = values.HOST ?? '127.0.0.1';
  const port = values.PORT ?? 3000;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${port}`);
  const exposed = !isLoopback(host) || !isLoopback(publicUrl.hostname);
  if (exposed && values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET must be set when the installation is exposed and DATABASE_URL is set',
    );
  }
  if (exposed && values.FETCH_ALLOW_PRIVATE === '1') {
    throw new ConfigError('FETCH_ALLOW_PRIVATE is for tests and can’t be 1 when the installation is exposed');
  }
  if (publicUrl.protocol === 'https:' && !values.TRUST_PROXY) {
    throw new ConfigError(
      'TRUST_PROXY must be the number of proxies in front when PUBLIC_URL is https: 1 for a single one. ' +
        'Without it nobody could sign in',
    );
  }
  return {
    host,
    port,
    publicUrl: publicUrl.origin,
    exposed,
    secureCookies: publicUrl.protocol === 'https:',
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    dataDir: resolve(values.DATA_DIR ?? '.data'),
    sessionSecret: values.SESSION_SECRET,
    adminEmail: values.ADMIN_EMAIL,
    contactEmail: values.CONTACT_EMAIL ?? values.ADMIN_EMAIL,
    passwordMinLength: values.PASSWORD_MIN_LENGTH ?? PASSWORD_MIN_LENGTH,
    trustProxy: values.TRUST_PROXY ?? 0,
    openai: openAiConfig(values),
    aiBudget: {
      userTokens: values.OPENAI_USER_DAILY_TOKENS ?? 400_000,
      userCalls: values.OPENAI_USER_DAILY_CALLS ?? 200,
      tokens: values.OPENAI_DAILY_TOKENS ?? 10_000_000,
    },
    authStrict: values.AUTH_STRICT === '1',
    mail: mailConfig(values, publicUrl.hostname),
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER ?? GOOGLE_ISSUER,
          }
        : undefined,
    aiServiceName: nameAiService(values.OPENAI_BASE_URL),
    fetchAllowPrivate: values.FETCH_ALLOW_PRIVATE === '1',
    jobSources: jobSourcesConfig(values, exposed),
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}
