import { act, screen, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import query, { type AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { findOperation } from '../../testing/reply.ts';
import { formatMoment } from '../../lib/months.ts';
import { AdminPage } from './AdminPage.tsx';

const MIDNIGHT = '2026-11-24T00:00:00.000Z';
const USED = {
  calls: 1_234,
  openCalls: 2,
  failures: 5,
  tokens: 650_000,
  meanMs: 1_240,
  usersUsedUp: 3,
  usedUpAt: null,
  limits: { userCalls: 200, userTokens: 400_000, tokens: 10_000_000 },
  renewedAt: MIDNIGHT,
};

/** Opens the administrator's page, and answers what the installation is like. */
async function open(aiUsage: object | null) {
  const { environment } = renderRoute<AdminOnlyQuery>(AdminPage, {
    query: {
      request: query,
      answer: (operation) =>
        MockPayloadGenerator.generate(operation, { User: () => ({ id: 'u1', isAdmin: true }) }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Admin' });
  const asked = await findOperation(environment, 'AdminPageQuery');
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        AdminStats: () => ({ days: [], pages: [], timeZone: 'UTC', computedAt: MIDNIGHT }),
        SystemStatus: () => ({ aiUsage, startedAt: MIDNIGHT, sources: [] }),
        EngineStatus: () => ({ failures: [] }),
        MailStatus: () => ({ failures: [] }),
        AdminAction: () => ({ at: MIDNIGHT }),
      }),
    ),
  );
  const section = await screen.findByRole('region', { name: 'System status' });
  return within(section);
}

/** What stands beside a name in the list. */
const valueOf = (section: Awaited<ReturnType<typeof open>>, term: string) =>
  section.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the system status', () => {
  it('shows what was used of the AI service today, and what is left', async () => {
    const section = await open(USED);
    const words = valueOf(section, 'AI service today');
    expect(words).toContain('650,000 of 10,000,000 tokens');
    expect(words).toContain('1,234 calls, 5 of them failed, 2 not finished; 1.2 s each on average');
    expect(words).toContain('3 people have used up their own share of 200 calls and 400,000 tokens');
    expect(words).toContain(`Starts again ${formatMoment(MIDNIGHT)}`);
    expect(words).not.toContain('Used up');
  });

  it('says that it is used up, and for whom', async () => {
    const section = await open({ ...USED, usedUpAt: MIDNIGHT, usersUsedUp: 1, meanMs: null });
    const words = valueOf(section, 'AI service today');
    expect(words).toContain('Used up');
    expect(words).toContain(`Since ${formatMoment(MIDNIGHT)} calls are refused`);
    expect(words).toContain('1 person has used up their own share');
    expect(words).not.toContain('average');
  });

  it('says nothing of it where no AI service is set up', async () => {
    const section = await open(null);
    expect(section.getByText('AI engine')).toBeInTheDocument();
    expect(section.queryByText('AI service today')).not.toBeInTheDocument();
  });
});
