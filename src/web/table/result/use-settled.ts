import { useEffect, useState } from 'react';

/** Whether it has been so for a while. */
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
