// Rendered by the build (scripts/first-pages.ts), never in a browser: the content of `#root` before any script has
// run.
import { renderToString } from 'react-dom/server';
import { TopLevel } from './app/show.tsx';
import { Splash } from './app/Splash.tsx';
import { LandingPage } from './features/landing/LandingPage.tsx';

/** Renders the landing page, which showLanding.tsx hydrates. */
export function renderLanding(contactEmail: string): string {
  return renderToString(
    <TopLevel>
      <LandingPage contactEmail={contactEmail} />
    </TopLevel>,
  );
}

/** Renders what shows until any other page has loaded. */
export const renderSplash = () => renderToString(<Splash />);
