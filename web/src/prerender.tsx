// Rendered by the build (scripts/first-pages.ts), never in a browser: what is in `#root` before any script has run.
import { renderToString } from 'react-dom/server';
import { TopLevel } from './app/show.tsx';
import { Splash } from './app/Splash.tsx';
import { LandingPage } from './features/landing/LandingPage.tsx';

/** The landing page, which showLanding.tsx takes over as it is. */
export function renderLanding(contactEmail: string): string {
  return renderToString(
    <TopLevel>
      <LandingPage contactEmail={contactEmail} />
    </TopLevel>,
  );
}

/** What shows until any other page is there. */
export const renderSplash = () => renderToString(<Splash />);
