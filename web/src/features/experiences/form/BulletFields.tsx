import { useRef } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Plus, Trash2 } from 'lucide-react';
import { MAX_BULLETS_PER_EXPERIENCE } from '../../../../../api/limits.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ExperienceValues } from './experienceForm.ts';

/** The dialog's bullet points: "Point N", one field each. The list scrolls above 400 px (docs/product.md#limits). */
export function BulletFields({ form }: { form: UseFormReturn<ExperienceValues> }) {
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: 'bulletPoints',
    keyName: 'key',
  });
  const add = useRef<HTMLButtonElement>(null);
  const problems = form.formState.errors.bulletPoints;

  function removeBullet(index: number) {
    const bullet = form.getValues(`bulletPoints.${index}`);
    remove(index);
    add.current?.focus();
    if (!bullet.content.trim()) return;
    toast({
      title: `Point ${index + 1} was removed`,
      action: {
        label: 'Undo',
        run: () => insert(Math.min(index, form.getValues('bulletPoints').length), bullet),
      },
    });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[560]">Bullet points</legend>
      <div className="-mx-1 grid max-h-[400px] gap-4 overflow-y-auto overscroll-contain px-1 pb-1">
        {fields.map((field, index) => (
          <Field
            key={field.key}
            label={`Point ${index + 1}`}
            error={problems?.[index]?.content?.message}
            aside={
              fields.length > 1 && (
                <IconButton
                  label={`Remove bullet point ${index + 1}`}
                  onClick={() => removeBullet(index)}
                  className="-mt-2 -mb-3"
                >
                  <Trash2 className="size-[18px]" aria-hidden="true" />
                </IconButton>
              )
            }
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register(`bulletPoints.${index}.content`)}
                placeholder="Describe your achievement or responsibility..."
                dir="auto"
              />
            )}
          </Field>
        ))}
      </div>
      {problems?.root?.message && <p className="mt-2 text-sm text-danger">{problems.root.message}</p>}
      {fields.length < MAX_BULLETS_PER_EXPERIENCE && (
        <Button ref={add} size="sm" className="mt-4" onClick={() => append({ bulletId: null, content: '' })}>
          <Plus className="size-4" aria-hidden="true" />
          Add bullet point
        </Button>
      )}
    </fieldset>
  );
}
