// JavaScript, because a child without environment and options can't load TypeScript by itself. It registers tsx and
// then is `reader-child.ts`. Not part of a built server.
// The PDF library comes first: tsx would rewrite its 2 MB and keep maps of them, which costs 300 MB.
import 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import 'pdf-parse';
import { register } from 'tsx/esm/api';

register();
await import('./reader-child.ts');
