import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { MapPin, Pencil, Search } from 'lucide-react';
import type { Preferences_user$key } from '../../__generated__/Preferences_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import {
  DEFAULT_RADIUS,
  describeSettings,
  NO_SETTINGS,
  RADII,
  type SearchSettings,
} from './searchSettings.ts';

interface PreferencesProps {
  userKey: Preferences_user$key;
  /** What the address searches for. */
  asked: SearchSettings | null;
  isSearching: boolean;
  onSearch: (settings: SearchSettings) => void;
}

/** What the person looks for: a summary once it is saved, the form before that and for changes. */
export function Preferences({ userKey, asked, isSearching, onSearch }: PreferencesProps) {
  const { jobPreferences } = useFragment(
    graphql`
      fragment Preferences_user on User {
        jobPreferences {
          location
          radius
          openToRemote
          jobType
          experienceLevel
        }
      }
    `,
    userKey,
  );
  const [isEditing, setEditing] = useState(false);
  const saved: SearchSettings | null = jobPreferences
    ? {
        ...NO_SETTINGS,
        location: jobPreferences.location,
        radius: RADII.find((miles) => miles === jobPreferences.radius) ?? DEFAULT_RADIUS,
        openToRemote: jobPreferences.openToRemote,
        jobType: jobPreferences.jobType ?? '',
        experienceLevel: jobPreferences.experienceLevel ?? '',
      }
    : null;

  if (!saved || isEditing) {
    return (
      <PreferencesForm
        settings={{ ...(asked ?? saved ?? NO_SETTINGS), moreLike: '' }}
        isSearching={isSearching}
        onSearch={onSearch}
        onSaved={() => setEditing(false)}
        {...(saved && { onCancel: () => setEditing(false) })}
      />
    );
  }
  return (
    <Card as="section" aria-label="Your preferences" className="flex flex-wrap items-center gap-4 !p-5">
      <MapPin className="size-5 shrink-0 text-thread" aria-hidden="true" />
      <p className="min-w-48 flex-1 break-words">
        {describeSettings(saved).map((part, index) => (
          <span key={part} className={index === 0 ? 'font-[620]' : 'text-ink-soft'}>
            {index > 0 && ' · '}
            {part}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEditing(true)}>
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Button>
        <Button tone="primary" busy={isSearching} onClick={() => onSearch(saved)}>
          <Search className="size-4" aria-hidden="true" />
          {isSearching ? 'Searching...' : 'Start Search'}
        </Button>
      </div>
    </Card>
  );
}
