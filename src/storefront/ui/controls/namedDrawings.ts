import { ICON_NAMES, type IconName } from '../../../contract/values/iconNames';
import { warnOnce } from '../warnings/warnOnce';
import type { IconDrawing } from './Icon';

interface DrawingFile {
  readonly default: IconDrawing;
}

// The build puts all drawings into one file.
const fetchers: Readonly<Record<IconName, () => Promise<DrawingFile>>> = {
  'badge-check': () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/badge-check'),
  'bed-double': () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/bed-double'),
  briefcase: () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/briefcase'),
  'building-2': () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/building-2'),
  'chef-hat': () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/chef-hat'),
  'circle-user-round': () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/circle-user-round'),
  coffee: () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/coffee'),
  croissant: () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/croissant'),
  dumbbell: () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/dumbbell'),
  handshake: () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/handshake'),
  store: () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/store'),
  'user-round': () => import(/* webpackChunkName: "icons" */ 'lucide-react/icons/user-round'),
};

const asked = new Map<IconName, Promise<IconDrawing | undefined>>();

async function fetched(name: IconName): Promise<IconDrawing | undefined> {
  try {
    return (await fetchers[name]()).default;
  } catch {
    warnOnce(`The icon "${name}" could not be loaded.`);
    return undefined;
  }
}

/** Loads a drawing, once a page life; undefined if its file is unavailable, which the console says. Never rejects. */
export function drawingOf(name: IconName): Promise<IconDrawing | undefined> {
  const known = asked.get(name);
  if (known) return known;
  const drawing = fetched(name);
  asked.set(name, drawing);
  // React's `use` reads `status` and `value` from a settled promise instead of suspending.
  void drawing.then((value) => Object.assign(drawing, { status: 'fulfilled', value }));
  return drawing;
}

/** Loads all drawings, for code that must render any state synchronously. */
export const loadAllDrawings = (): Promise<unknown> => Promise.all(ICON_NAMES.map(drawingOf));
