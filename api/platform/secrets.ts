import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, SESSION_SECRET_MIN_LENGTH, type Config } from '../config.ts';

/**
 * The key that signs session cookies: the operator's, or else one generated once and kept in `DATA_DIR`.
 *
 * @throws {ConfigError} when the stored one is empty or cut off, and signatures made with it would be worthless.
 */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    keepNewSecret(file);
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= SESSION_SECRET_MIN_LENGTH) return secret;
  } catch (error) {
    throw new ConfigError(`DATA_DIR can't be used: ${error instanceof Error ? error.message : error}`);
  }
  throw new ConfigError(
    `${file} holds no secret of at least ${SESSION_SECRET_MIN_LENGTH} characters. ` +
      'Put the old one back, or remove the file: a new one is then generated and everybody has to sign in again',
  );
}

/** Writes the file atomically, even if the power fails, through a temporary name. Never replaces an existing file. */
function keepNewSecret(file: string): void {
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    readFileSync(file);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    writeFileSync(written, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(written, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Not every file system has hard links.
    if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) renameSync(written, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(written, { force: true });
  }
}
