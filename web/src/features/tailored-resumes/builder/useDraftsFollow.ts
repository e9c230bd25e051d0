import { useEffect, useMemo, useRef, type Dispatch } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useDraftsFollow_resume$key } from '../../../__generated__/useDraftsFollow_resume.graphql.ts';
import type { BuilderAction, Bullets } from './builderState.ts';

/** Tells the open editors what became of their bullets when these change some other way. Returns all by their id. */
export function useDraftsFollow(
  resumeKey: useDraftsFollow_resume$key,
  dispatch: Dispatch<BuilderAction>,
): Bullets {
  const { experiences } = useFragment(
    graphql`
      fragment useDraftsFollow_resume on TailoredResume {
        experiences {
          experienceId
          bullets {
            id
            content
          }
        }
      }
    `,
    resumeKey,
  );
  const bullets: Bullets = useMemo(
    () =>
      new Map(
        experiences.flatMap(({ experienceId, bullets: held }) =>
          held.map(({ id, content }) => [id, { experienceId, content }]),
        ),
      ),
    [experiences],
  );
  const seen = useRef(bullets);
  useEffect(() => {
    if (seen.current === bullets) return;
    dispatch({ type: 'bullets-changed', before: seen.current, after: bullets });
    seen.current = bullets;
  }, [bullets, dispatch]);
  return bullets;
}
