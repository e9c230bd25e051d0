export { AdminUsersPage as Component } from './AdminUsersPage.tsx';
export { adminOnlyLoader as loader } from '../accounts/adminOnlyLoader.ts';
