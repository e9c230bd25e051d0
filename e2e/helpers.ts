import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

let people = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  people += 1;
  return `e2e-${process.pid}-${Date.now().toString(36)}-${people}@example.com`;
}

/** Makes an account over the API and signs the page's browser in. */
export async function signedIn(page: Page, names = { firstName: 'Ada', lastName: 'Bell' }): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/api/auth/register', {
    data: { email, password: 'a long enough secret', ...names },
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** Checks WCAG 2.2 A and AA, and best practices, on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colors are wrong during a fade-in. In a closed `details` nothing animates, so nothing finishes;
  // what pulses never does.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() !== false &&
            effect.getComputedTiming().endTime !== Infinity,
        )
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  // The other mode opens one more page for each check, which takes a third of its time, to see into frames of others.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html.slice(0, 200)) })),
  ).toEqual([]);
}

/** Collects the page's errors; it stays empty for a clean page. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export const HISTORY = `Work experience

Staff Nurse, St. Bride Hospital, Leeds
Mar 2019 – Present
• Did triage and patient assessment for 40 walk-ins a day
• Organised the ward summer party
• Gave medication to 18 patients a shift: medication administration without one error
• Kept the noticeboard tidy
• Trained 11 new colleagues in charting
• Wrote the duty roster for 24 nurses

Care Assistant, Lakeside Home, York
Jun 2015 – Feb 2019
• Helped 12 residents with washing, dressing and meals
• Recorded fluid intake and reported changes to the nurse in charge`;

export const POSTING = `Charge Nurse
Harbour View Clinic
Leeds

Harbour View Clinic is looking for a Charge Nurse for its walk-in centre.

What you will do:
- Lead the shift and write the duty roster
- Triage and patient assessment
- Medication administration

Requirements:
- Registered Nurse licence
- 3+ years of nursing experience
- Experience in triage and patient assessment
- Experience in medication administration
- ACLS certification

Nice to have:
- Experience in training new staff
- Spanish`;
