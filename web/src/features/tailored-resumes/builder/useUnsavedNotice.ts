import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../ui/toast.ts';

/** When the person leaves the page by a link of the app, says that unsaved work is kept, and where. */
export function useUnsavedNotice(resume: { isSaved: boolean; hasUnsavedChanges: boolean }): void {
  const tell = useEffectEvent((from: string) => {
    const { pathname } = window.location;
    // There the person can see it.
    if (pathname === from || pathname === '/past-resumes' || !resume.hasUnsavedChanges) return;
    toast(
      resume.isSaved
        ? {
            title: 'Your changes are kept',
            description: 'Save the resume again to add its new bullet points to your experience.',
          }
        : { title: 'Kept as a draft', description: "You'll find this resume under Saved Resumes." },
    );
  });
  useEffect(() => {
    const from = window.location.pathname;
    return () => tell(from);
  }, []);
}
