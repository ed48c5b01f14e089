/** The icons that a builder can choose by name (KIT-07). */
export const ICON_NAMES = [
  'badge-check',
  'bed-double',
  'briefcase',
  'building-2',
  'chef-hat',
  'circle-user-round',
  'coffee',
  'croissant',
  'dumbbell',
  'handshake',
  'store',
  'user-round',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const isIconName = (name: unknown): name is IconName => ICON_NAMES.some((known) => known === name);
