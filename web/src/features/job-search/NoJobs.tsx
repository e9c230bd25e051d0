import { Bird } from '../../ui/Bird.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RADII, type SearchSettings } from './searchSettings.ts';

interface NoJobsProps {
  settings: SearchSettings;
  onSearch: (settings: SearchSettings) => void;
}

/** Nothing was found: the ways to find more, each one press away. */
export function NoJobs({ settings, onSearch }: NoJobsProps) {
  const widest = RADII.at(-1) ?? settings.radius;
  const hasFilters =
    settings.jobType !== '' ||
    settings.experienceLevel !== '' ||
    settings.postedWithin !== '' ||
    settings.words !== '';
  return (
    <EmptyState
      icon={<Bird className="size-14" />}
      title="Nothing fits this search"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {settings.radius < widest && (
            <Button onClick={() => onSearch({ ...settings, radius: widest })}>
              Search within {widest} miles
            </Button>
          )}
          {!settings.openToRemote && (
            <Button onClick={() => onSearch({ ...settings, openToRemote: true })}>Include remote jobs</Button>
          )}
          {hasFilters && (
            <Button
              onClick={() =>
                onSearch({
                  ...settings,
                  jobType: '',
                  experienceLevel: '',
                  postedWithin: '',
                  words: '',
                  moreLike: '',
                })
              }
            >
              Remove the filters
            </Button>
          )}
        </div>
      }
    >
      Try a wider search, or paste a posting that you found elsewhere at Target a Job.
    </EmptyState>
  );
}
