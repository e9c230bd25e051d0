import { LENGTH_LEVEL_DEFAULT } from '../../../../../api/limits.ts';
import { useEffect, useState } from 'react';
import type { OptimizeSettings } from './optimizeMode.ts';

export const DEFAULT_SETTINGS: OptimizeSettings = {
  instructions: '',
  moreKeywords: false,
  area: '',
  level: LENGTH_LEVEL_DEFAULT,
};

const storageKey = (resumeId: string) => `optimize:${resumeId}`;

/**
 * The panel's settings. They belong to the resume, and survive a reload in this tab. An area that the posting no longer has counts
 * as none: what is sent is what the form shows.
 */
export function useOptimizeSettings(resumeId: string, focusAreas: readonly string[]) {
  const [kept, setSettings] = useState(() => read(resumeId));
  useEffect(() => store(resumeId, kept), [resumeId, kept]);
  const settings = focusAreas.includes(kept.area) ? kept : { ...kept, area: '' };
  const change = (changed: Partial<OptimizeSettings>) => setSettings((before) => ({ ...before, ...changed }));
  return { settings, change };
}

function read(resumeId: string): OptimizeSettings {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(resumeId)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? parse(kept) : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function parse(kept: object): OptimizeSettings {
  const { instructions, moreKeywords, area, level } = { ...DEFAULT_SETTINGS, ...kept };
  return typeof instructions === 'string' &&
    typeof moreKeywords === 'boolean' &&
    typeof area === 'string' &&
    typeof level === 'number'
    ? { instructions, moreKeywords, area, level }
    : DEFAULT_SETTINGS;
}

function store(resumeId: string, settings: OptimizeSettings): void {
  try {
    sessionStorage.setItem(storageKey(resumeId), JSON.stringify(settings));
  } catch {
    // The panel itself still holds them.
  }
}
