// npm run admin:verify: prints a link, valid once and for an hour, that proves that ADMIN_EMAIL belongs to the
// operator. For installations with neither mail nor Google. It needs no database, so the server may be running.
import { readConfig } from '../api/config.ts';
import { adminVerifyLink } from '../api/features/accounts/email-verification.ts';
import { sessionSecret } from '../api/platform/secrets.ts';
import { createSigner } from '../api/platform/signer.ts';

try {
  const config = readConfig(process.env);
  if (!config.adminEmail)
    throw new Error('ADMIN_EMAIL is not set: set it as for the server, then try again.');
  const link = adminVerifyLink(config, createSigner(sessionSecret(config)), config.adminEmail, new Date());
  console.log(
    `Register as ${config.adminEmail} first if you have not, then open this once, within an hour:\n\n  ${link}\n`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
