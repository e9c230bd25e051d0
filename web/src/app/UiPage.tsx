import { useState, type ReactNode } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { Avatar } from '../ui/Avatar.tsx';
import { Bird, Brand } from '../ui/Bird.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { buttonStyles, LINK } from '../ui/buttonStyles.ts';
import { Badge, Card } from '../ui/Card.tsx';
import { Checkbox, Switch } from '../ui/Checkbox.tsx';
import { ConfirmDialog, Dialog } from '../ui/Dialog.tsx';
import { DiffText } from '../ui/DiffText.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { EmptyState, InlineError } from '../ui/EmptyState.tsx';
import { Field } from '../ui/Field.tsx';
import { Folded } from '../ui/Folded.tsx';
import { Input, Select, Textarea } from '../ui/Input.tsx';
import { Menu, MenuButton } from '../ui/Menu.tsx';
import { Meter } from '../ui/Meter.tsx';
import { MonthInput } from '../ui/MonthInput.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { ProgressSteps } from '../ui/ProgressSteps.tsx';
import { WaitingNote } from '../ui/WaitingNote.tsx';
import { Segmented, Tabs } from '../ui/Segmented.tsx';
import { Shortcut } from '../ui/Shortcut.tsx';
import { PageSkeleton } from '../ui/Skeleton.tsx';
import { Slider } from '../ui/Slider.tsx';
import { SortableList } from '../ui/SortableList.tsx';
import { toast } from '../ui/toast.ts';
import { Tooltip } from '../ui/Tooltip.tsx';

/** Every building block in all its states. Development serves it at /ui; the product does not contain it. */
export function UiPage() {
  return (
    <main id="content" className="mx-auto grid max-w-4xl grid-cols-1 gap-12 px-5 py-10">
      <header>
        <Brand />
        <h1 className="mt-4">Building blocks</h1>
      </header>
      <Section title="Button, Link">
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button tone="quiet">Quiet</Button>
          <Button tone="danger">Delete experience</Button>
          <IconButton label="Delete bullet point">
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="primary" busy>
            Saving...
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="sm">Small</Button>
          <Button tone="primary" size="lg">
            Large
          </Button>
          <a href="#top" className={buttonStyles('primary')}>
            Link as button
          </a>
          <a href="#top" className={LINK}>
            Link in text
          </a>
        </div>
      </Section>
      <Fields />
      <Overlays />
      <Section title="Card, Folded, Badge, Meter, Avatar, Shortcut, Bird">
        <div className="grid gap-4 sm:grid-cols-3">
          <Card>Plain</Card>
          <Card tone="done">Done</Card>
          <Card tone="dashed">Dashed</Card>
        </div>
        <Folded summary="14 more">Folded away until the summary is pressed.</Folded>
        <div className="flex flex-wrap items-center gap-3">
          <Badge>original</Badge>
          <Badge tone="ok">2 bullets</Badge>
          <Badge tone="strong">Complete</Badge>
          <Badge tone="attention">partly</Badge>
          <Badge tone="danger">missing</Badge>
          <Shortcut keys="Ctrl+Enter" />
          <Avatar firstName="Ada" lastName="Brook" imageUrl={null} />
          <Avatar firstName="" lastName="" imageUrl={null} />
          <Bird className="size-12" stitching />
        </div>
        <Meter label="Overall" value={78} />
        <Meter label="Words" value={40} tone="amber" />
      </Section>
      <Section title="States">
        <PageSkeleton />
        <EmptyState
          icon={<Bird className="size-10" />}
          title="No experiences yet. Add your first experience to get started!"
          action={<Button tone="primary">Add Your Experience</Button>}
        >
          Everything on a tailored resume comes from here.
        </EmptyState>
        <InlineError action={<Button size="sm">Try again</Button>}>
          The scores couldn't be loaded. Your resume hasn't changed.
        </InlineError>
        <ProgressSteps
          label="Reading your resume"
          steps={[
            { label: 'Opened the file', state: 'done' },
            { label: 'Found 4 experiences', state: 'done' },
            { label: 'Matching bullet 3 of 8', state: 'now' },
            { label: 'Writing the result', state: 'waiting' },
            { label: 'The file has no text', state: 'failed' },
          ]}
          action={
            <div>
              <Button size="sm">Cancel</Button>
            </div>
          }
        />
        <WaitingNote
          busy
          now="Opening the page and reading the posting."
          slow="Some pages take up to ten seconds."
          onCancel={() => {}}
        />
        <p>
          <DiffText
            before="I was responsible for answering about 60 billing calls a day"
            after="Answered about 60 customer billing calls a day"
          />
        </p>
      </Section>
      <Sorting />
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="border-b border-line pb-2">{title}</h2>
      {children}
    </section>
  );
}

function Fields() {
  const [month, setMonth] = useState('2021-03');
  const [year, setYear] = useState('2019');
  const [length, setLength] = useState(50);
  const [view, setView] = useState<'posting' | 'resume' | 'scores'>('resume');
  const [theme, setTheme] = useState<'a' | 'b'>('a');
  return (
    <Section title="Fields">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Job Title" required hint="As on your contract.">
          {(control) => <Input {...control} placeholder="Software Engineer" />}
        </Field>
        <Field label="Company" error="Please enter the company.">
          {(control) => <Input {...control} placeholder="Acme Corp" />}
        </Field>
        <Field label="Disabled">
          {(control) => <Input {...control} disabled value="Nothing to type" readOnly />}
        </Field>
        <Field label="Password">{(control) => <PasswordInput {...control} autoComplete="off" />}</Field>
        <Field label="Point 1">
          {(control) => (
            <Textarea {...control} placeholder="Describe your achievement or responsibility..." />
          )}
        </Field>
        <Field label="Focus On">
          {(control) => <Select {...control} options={[{ value: '', label: 'None (Keep Broad)' }]} />}
        </Field>
        <Field label="Start Date">
          {(control) => <MonthInput {...control} value={month} onChange={setMonth} />}
        </Field>
        <Field label="End Date">
          {(control) => <MonthInput {...control} value={year} onChange={setYear} />}
        </Field>
        <div>
          <Checkbox label="Use More Keywords" defaultChecked />
          <Checkbox label="Not now" disabled />
          <Switch label="Open to remote work" defaultChecked />
        </div>
        <Slider
          label="Length Style"
          value={length}
          onChange={setLength}
          step={10}
          ends={['Shorten', 'Expand']}
        />
        <Segmented
          legend="Variant"
          showLegend
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]}
        />
        <Tabs
          legend="Part of the builder"
          value={view}
          onChange={setView}
          options={[
            { value: 'posting', label: 'Posting' },
            { value: 'resume', label: 'Resume' },
            { value: 'scores', label: 'Scores' },
          ]}
          panels={{ posting: 'What they ask for', resume: 'Your resume for this job', scores: 'Match' }}
        />
      </div>
    </Section>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Dialog, Drawer, Menu, Tooltip, Toast">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => toast({ title: 'Experience added successfully' })}>Success toast</Button>
        <Button onClick={() => toast({ title: 'Failed to add experience', tone: 'failure' })}>
          Failure toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Bullet point deleted',
              action: { label: 'Undo', run: () => toast({ title: 'Restored' }) },
            })
          }
        >
          Toast with undo
        </Button>
        <Tooltip text="The share of the posting's weighted words that your resume proves.">
          {(describedBy) => <Button aria-describedby={describedBy}>Tooltip</Button>}
        </Tooltip>
        <Menu label="Example menu" button={<Avatar firstName="Ada" lastName="Brook" imageUrl={null} />}>
          <p className="px-3 py-2 text-sm text-ink-soft">ada@example.com</p>
          <MenuButton onClick={() => toast({ title: 'Chosen' })}>Log out</MenuButton>
        </Menu>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add Experience"
        description="One role at a time."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              tone="primary"
              onClick={() => toast({ title: 'Failed to add experience', tone: 'failure' })}
            >
              Add Experience
            </Button>
          </>
        }
      >
        <Field label="Job Title">{(control) => <Input {...control} />}</Field>
        <Button size="sm" className="mt-4">
          <Plus className="size-4" aria-hidden="true" />
          Add bullet point
        </Button>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Are you sure you want to delete this experience?"
        description="Its 6 bullet points will be deleted too."
        confirmLabel="Delete experience"
      />
      <Drawer open={open === 'drawer'} onClose={close} label="Menu" header={<Brand />}>
        <p className="p-5">Entries</p>
      </Drawer>
    </Section>
  );
}

function Sorting() {
  const [items, setItems] = useState(['Staff Nurse', 'Ward Assistant', 'Volunteer']);
  return (
    <Section title="SortableList">
      <SortableList
        label="Experiences"
        items={items}
        getId={(item) => item}
        getName={(item) => item}
        onReorder={setItems}
        renderItem={(item, handle) => (
          <Card className="flex items-center gap-3 !p-3">
            {handle}
            {item}
          </Card>
        )}
      />
    </Section>
  );
}

export { UiPage as Component };
