import { useShopDispatch } from '../../../kernel/hooks';
import { appLauncherRequested } from '../menuSlice';
import { raise } from './menuDomEvents';

/** Tells page and journal that the launcher of applications is wanted (NAV-18). */
export function useAppLauncher(): (at: HTMLElement) => void {
  const dispatch = useShopDispatch();
  return (at) => {
    raise(at, 'showapplauncher', null);
    dispatch(appLauncherRequested());
  };
}
