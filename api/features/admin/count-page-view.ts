import { isbot } from 'isbot';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import { parseInput } from '../../core/input.ts';
import { URL_MAX_LENGTH } from '../../limits.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { toPage } from './page-patterns.ts';

const PATH = 'Please send the path of the page.';
const pageViewSchema = z.object({
  path: z.string(PATH).startsWith('/', PATH).max(URL_MAX_LENGTH, PATH),
});

/**
 * Counts a view of a page: the pattern of its address and the quarter of an hour, not who viewed it nor from where
 * (docs/decisions/0057-counting-page-views.md). Robots, and programs that don't say what they are, are not counted.
 *
 * @throws {ValidationError} {@link RateLimitedError} after 3,000 views from one address in an hour.
 */
export async function countPageView(
  deps: Deps,
  client: ClientInfo & { userAgent: string },
  input: unknown,
): Promise<void> {
  const { path } = parseInput(pageViewSchema, input);
  if (client.userAgent === '' || isbot(client.userAgent)) return;
  await deps.rateLimits.consume({ pageViewByAddress: addressKey(client.address) });
  deps.pageViews.count(toPage(path));
}
