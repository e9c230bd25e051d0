/**
 * The code of each step, fetched when its address is opened: forms, dragging and the workbench are too much for
 * one download. The route's loader starts it beside the query.
 */
export const loadJobStep = () => import('./JobStep.tsx');
export const loadChooseStep = () => import('./ChooseStep.tsx');
export const loadWorkbench = () => import('./Workbench.tsx');
