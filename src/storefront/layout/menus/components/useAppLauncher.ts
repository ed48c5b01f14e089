import { useShopDispatch } from '../../../kernel/hooks';
import { appLauncherRequested } from '../menuSlice';
import { raise } from './menuDomEvents';

/** Reports by DOM event and action that the app launcher was requested (NAV-18). */
export function useAppLauncher(): (at: HTMLElement) => void {
  const dispatch = useShopDispatch();
  return (at) => {
    raise(at, 'showapplauncher', null);
    dispatch(appLauncherRequested());
  };
}
