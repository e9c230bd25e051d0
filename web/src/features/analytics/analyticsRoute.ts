export { AnalyticsPage as Component } from './AnalyticsPage.tsx';
export { adminOnlyLoader as loader } from '../accounts/adminOnlyLoader.ts';
