import { useForm } from 'react-hook-form';
import { graphql } from 'react-relay/hooks';
import { Search } from 'lucide-react';
import type { PreferencesFormMutation } from '../../__generated__/PreferencesFormMutation.graphql.ts';
import { formResolver } from '../../lib/formResolver.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, Select } from '../../ui/Input.tsx';
import { toast } from '../../ui/toast.ts';
import { AGES, JOB_TYPES, LEVELS, RADII, settingsSchema, type SearchSettings } from './searchSettings.ts';

interface PreferencesFormProps {
  /** What the form begins with. */
  settings: SearchSettings;
  isSearching: boolean;
  onSearch: (settings: SearchSettings) => void;
  onSaved: () => void;
  /** Missing if there is nothing to go back to. */
  onCancel?: () => void;
}

/** Where and what to search. Searching saves nothing, and saving searches nothing. */
export function PreferencesForm({
  settings,
  isSearching,
  onSearch,
  onSaved,
  onCancel,
}: PreferencesFormProps) {
  const form = useForm<SearchSettings>({
    defaultValues: settings,
    // Going back, or choosing another place, is another search.
    values: settings,
    resetOptions: { keepDirtyValues: false },
    resolver: formResolver<SearchSettings>(settingsSchema),
  });
  const { errors } = form.formState;
  const [save, isSaving] = useAction<PreferencesFormMutation>(
    graphql`
      mutation PreferencesFormMutation($input: SaveJobPreferencesInput!) {
        saveJobPreferences(input: $input) {
          ... on SaveJobPreferencesPayload @alias(as: "payload") {
            viewer {
              ...Preferences_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Preferences Saved', description: 'Your next search starts with them.' },
      failure: ({ kind, message }) => ({
        title: 'Failed to save preferences. Please try again.',
        ...(kind === 'ValidationError' && { description: message }),
      }),
    },
  );

  const submit = form.handleSubmit(
    (values) => onSearch(values),
    ({ location }) => {
      if (location)
        toast({
          title: 'Location Required',
          description: 'Please enter a location to search for jobs.',
          tone: 'failure',
        });
    },
  );
  const store = form.handleSubmit(
    async ({ location, radius, openToRemote, jobType, experienceLevel }) => {
      const { ok } = await save({
        input: {
          location,
          radius,
          openToRemote,
          jobType: jobType || null,
          experienceLevel: experienceLevel || null,
        },
      });
      if (ok) onSaved();
    },
    ({ location }) => {
      if (!location) return;
      const message = 'Please enter a location before saving preferences.';
      form.setError('location', { message });
      toast({ title: 'Location Required', description: message, tone: 'failure' });
    },
  );

  return (
    <Card as="section" aria-labelledby="looking-for">
      <h2 id="looking-for" className="mb-5">
        What are you looking for?
      </h2>
      <form
        noValidate
        aria-label="Job preferences"
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr] sm:gap-4">
          <Field
            label="Location"
            required
            hint="A town, a postcode, a state or a country. “Remote” finds remote jobs only."
            error={errors.location?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('location')}
                autoComplete="address-level2"
                placeholder="Austin, TX"
                maxLength={200}
              />
            )}
          </Field>
          <Field label="Radius">
            {(control) => (
              <Select
                {...control}
                {...form.register('radius')}
                options={RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }))}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-5 sm:grid-cols-3 sm:gap-4">
          <Field label="Job type">
            {(control) => <Select {...control} {...form.register('jobType')} options={JOB_TYPES} />}
          </Field>
          <Field label="Level">
            {(control) => <Select {...control} {...form.register('experienceLevel')} options={LEVELS} />}
          </Field>
          <Field label="Posted">
            {(control) => <Select {...control} {...form.register('postedWithin')} options={AGES} />}
          </Field>
        </div>
        <Field
          label="Words (optional)"
          hint="Without any, we look for what fits your experience. Separate choices with OR: nurse OR caregiver."
          error={errors.words?.message}
        >
          {(control) => <Input {...control} {...form.register('words')} type="search" maxLength={1_000} />}
        </Field>
        <Checkbox {...form.register('openToRemote')} label="Open to remote work" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="primary" busy={isSearching}>
            <Search className="size-4" aria-hidden="true" />
            {isSearching ? 'Searching...' : 'Start Search'}
          </Button>
          <Button busy={isSaving} onClick={() => void store()}>
            {isSaving ? 'Saving...' : 'Save Preferences'}
          </Button>
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
