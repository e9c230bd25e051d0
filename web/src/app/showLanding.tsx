import { LandingPage } from '../features/landing/LandingPage.tsx';
import { contactEmail } from '../lib/contactEmail.ts';
import { show } from './show.tsx';

show(<LandingPage contactEmail={contactEmail()} />, 'landing');
