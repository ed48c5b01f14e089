import { nameHere } from '../../../contract/pages/basePath';
import type { BrowserKey, TabKey } from './storageKeys';

type Area = 'sessionStorage' | 'localStorage';

/** Storage access that never throws: a refused read gives null, a failed write false. */
function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(nameHere(key));
  } catch {
    return null;
  }
}

function write(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(nameHere(key));
    else window[area].setItem(nameHere(key), value);
    return true;
  } catch {
    return false;
  }
}

/** A value of this tab's session storage; writing null deletes it. */
export const readSessionValue = (key: TabKey): string | null => read('sessionStorage', key);
export const writeSessionValue = (key: TabKey, value: string | null): boolean => write('sessionStorage', key, value);

/** A value that this browser keeps between visits; writing null deletes it. */
export const readLocalValue = (key: BrowserKey): string | null => read('localStorage', key);
export const writeLocalValue = (key: BrowserKey, value: string | null): boolean => write('localStorage', key, value);
