import { LandingPage } from '../features/landing/LandingPage.tsx';
import { contactEmail } from '../lib/contactEmail.ts';
import { show } from './show.tsx';
import { countView } from './countView.ts';

show(<LandingPage contactEmail={contactEmail()} />, 'landing');
countView('/');
