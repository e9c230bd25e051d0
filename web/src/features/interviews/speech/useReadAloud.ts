import { useState } from 'react';

const STORAGE_KEY = 'read-replies-aloud';

/** Whether replies are read aloud on this device, and a function that changes it; they are until somebody turns it off. */
export function useReadAloud(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(read);
  return [
    isOn,
    (value) => {
      setOn(value);
      try {
        localStorage.setItem(STORAGE_KEY, value ? 'on' : 'off');
      } catch {
        // Without storage it lasts until a reload.
      }
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
