/** A separate chunk: the job analyzer and the resume details are not what people open the page for. */
export const loadExperienceAside = () => import('./ExperienceAside.tsx');
