/** A chunk of its own: the analyzer's form and the details are not what the page is opened for. */
export const loadExperienceAside = () => import('./ExperienceAside.tsx');
