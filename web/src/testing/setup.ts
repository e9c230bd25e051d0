import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils is written for Jest and looks for these two names.
Object.assign(globalThis, { jest: vi, global: globalThis });

// What is waited for may come late on a busy machine: the library's one second would be a bound on time.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
