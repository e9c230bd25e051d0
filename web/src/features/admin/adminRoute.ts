export { AdminPage as Component } from './AdminPage.tsx';
export { adminOnlyLoader as loader } from '../accounts/adminOnlyLoader.ts';
