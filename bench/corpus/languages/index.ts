import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';

export const LANGUAGES = { en, de, fr, es, it, pt, nl, pl, sv, tr, id, cs } satisfies Record<
  string,
  Language
>;
export type LanguageCode = keyof typeof LANGUAGES;
