type Place = 'sessionStorage' | 'localStorage';

/** Storage as a shopper's browser grants it: null where it is refused, and a write that fails is false. */
const read = (place: Place, key: string): string | null => {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
};

const write = (place: Place, key: string, value: string | null): boolean => {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** What this tab remembers; null forgets. */
export const readSessionValue = (key: string): string | null => read('sessionStorage', key);
export const writeSessionValue = (key: string, value: string | null): boolean => write('sessionStorage', key, value);

/** What this browser remembers from visit to visit; null forgets. */
export const readLocalValue = (key: string): string | null => read('localStorage', key);
export const writeLocalValue = (key: string, value: string | null): boolean => write('localStorage', key, value);
