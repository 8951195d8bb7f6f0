import { useEffect, useState } from 'react';

/** Whether the value has been true for this long. */
export function useSettled(so: boolean, milliseconds: number): boolean {
  const [settled, setSettled] = useState(so);
  useEffect(() => {
    if (!so) {
      setSettled(false);
      return;
    }
    const timer = setTimeout(() => setSettled(true), milliseconds);
    return () => clearTimeout(timer);
  }, [so, milliseconds]);
  return settled;
}
