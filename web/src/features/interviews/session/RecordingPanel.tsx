import { useEffect, useState } from 'react';
import { RECORDING_MAX_SECONDS } from '../../../../../api/limits.ts';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/EmptyState.tsx';
import type { RecordingControl } from '../speech/recording/useRecording.ts';
import { SPEECH_FAILURES } from '../speech/speechTexts.ts';

interface RecordingPanelProps {
  recording: RecordingControl;
  /** The button that was pressed goes away. */
  onPress: () => void;
}

const BAR_COUNT = 24;
/** On a narrow screen the rest has no room. */
const NARROW_BAR_COUNT = 14;
const SAMPLE_MS = 100;
const WARNING_SECONDS = 30;
/** After so long in which hardly anything was heard, the microphone may be off. */
const SILENCE_SECONDS = 4;
const SILENCE_LEVEL = 0.08;
const ROW =
  'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-thread-wash px-3 py-1.5 text-sm';

/** What happens to a spoken answer that the server writes down. */
export function RecordingPanel({ recording, onPress }: RecordingPanelProps) {
  const { state, problem, cancel, tryAgain } = recording;
  const press = (act: () => void) => () => {
    act();
    onPress();
  };
  const cancelButton = (
    <Button size="sm" onClick={press(cancel)} className="ml-auto">
      Cancel
    </Button>
  );
  switch (state) {
    case 'off':
      return null;
    case 'asking':
      return (
        <div className={ROW}>
          <p role="status" className="text-ink-soft">
            Waiting for the microphone... Your browser may ask whether this page may use it.
          </p>
        </div>
      );
    case 'recording':
      return (
        <div className={ROW}>
          <RunningRecording measure={recording.measure} />
          {cancelButton}
        </div>
      );
    case 'writing':
      return (
        <div className={ROW}>
          <div aria-hidden="true" className="stitch run-along w-12 max-sm:hidden" />
          <p role="status">Writing down what you said...</p>
          {cancelButton}
        </div>
      );
    case 'kept':
      return (
        <InlineError
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={press(cancel)}>
                Discard Recording
              </Button>
              <Button size="sm" tone="primary" onClick={press(tryAgain)}>
                Try Again
              </Button>
            </span>
          }
        >
          <p className="font-[560]">{SPEECH_FAILURES.failed.description}</p>
          {problem && problem !== SPEECH_FAILURES.failed.description && <p>{problem}</p>}
          <p>Your recording is still here: you don’t have to say it again.</p>
        </InlineError>
      );
  }
}

/** The level of the last seconds, the time so far, and what there is to say about it. */
function RunningRecording({ measure }: Pick<RecordingControl, 'measure'>) {
  const [{ seconds, levels, loudest }, setMeasured] = useState({
    seconds: 0,
    levels: Array.from({ length: BAR_COUNT }, () => 0),
    loudest: 0,
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = measure();
      setMeasured(({ levels: before, loudest: loudestBefore }) => ({
        seconds: now.seconds,
        levels: [...before.slice(1), now.level],
        loudest: Math.max(loudestBefore, now.level),
      }));
    }, SAMPLE_MS);
    return () => clearInterval(timer);
  }, [measure]);
  const isEnding = seconds >= RECORDING_MAX_SECONDS - WARNING_SECONDS;
  const isSilent = seconds > SILENCE_SECONDS && loudest < SILENCE_LEVEL;
  return (
    <>
      <span aria-hidden="true" data-testid="level" className="flex h-7 shrink-0 items-center gap-[3px]">
        {levels.map((level, index) => (
          <span
            key={index}
            style={{ height: `${Math.round(Math.max(level, 0.1) * 28)}px` }}
            className={cx(
              'w-[3px] rounded-full bg-thread',
              index < BAR_COUNT - NARROW_BAR_COUNT && 'max-sm:hidden',
            )}
          />
        ))}
      </span>
      <p className="tabular-nums">
        <span role="timer">{formatTime(seconds)}</span>
        <span className="text-ink-soft"> of {formatTime(RECORDING_MAX_SECONDS)}</span>
      </p>
      <p role="status" className="min-w-0 text-ink-soft max-sm:order-last max-sm:w-full">
        {isEnding
          ? `Recording ends by itself at ${formatTime(RECORDING_MAX_SECONDS)}, and what you said is kept.`
          : isSilent
            ? 'Nothing is heard. Is your microphone on?'
            : 'Recording. Speak now.'}
      </p>
    </>
  );
}

/** `1:05` */
function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
