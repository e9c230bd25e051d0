import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils is written for Jest and looks for these two names.
Object.assign(globalThis, { jest: vi, global: globalThis });

afterEach(cleanup);
