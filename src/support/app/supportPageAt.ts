import { SUPPORT_PAGES, type RecordedTime, type RecordingMoment } from '../../contract/recordings/supportPages';
import type { ViewState } from './viewSlice';

const SESSIONS = SUPPORT_PAGES.session.replace(':session', '');

/** The moment or the time that an address names; null: it names none, or not by numbers. */
function momentIn(search: string): RecordingMoment | RecordedTime | null {
  const query = new URLSearchParams(search);
  const numberOf = (name: string, digits = /^\d{1,7}$/) =>
    digits.test(query.get(name) ?? '') ? Number(query.get(name)) : null;
  const [part, action, at] = [numberOf('part'), numberOf('action'), numberOf('at', /^\d{1,15}$/)];
  if (part !== null && action !== null) return { part, action };
  return at === null ? null : { at };
}

/** The page of support at an address. */
export function supportPageAt(pathname: string, search: string): ViewState {
  if (pathname === SUPPORT_PAGES.file) return { page: 'file' };
  if (!pathname.startsWith(SESSIONS)) return { page: 'sessions' };
  return { page: 'session', session: decodeURIComponent(pathname.slice(SESSIONS.length)), moment: momentIn(search) };
}
