import { API_VERSION } from '../../../src/contract/constants';
import { OTHER_CLIENT_PATHS } from '../../../src/contract/otherClientPaths';
import type { OtherClientPathName } from '../../../src/contract/otherClientPaths';
import { PATHS, pathTo } from '../../../src/contract/paths';
import type { PathName } from '../../../src/contract/paths';

/** Every call of the API: those of the shop's pages and those of other clients. */
export const ANY_PATHS = { ...PATHS, ...OTHER_CLIENT_PATHS };
export type AnyPathName = keyof typeof ANY_PATHS;

const isOther = (name: AnyPathName): name is OtherClientPathName => name in OTHER_CLIENT_PATHS;

/** The path of any call; which values it needs is checked where it is called. */
export const anyPathTo = (name: AnyPathName, values: Readonly<Record<string, string>>): string => {
  if (!isOther(name)) return pathTo(name satisfies PathName, values as never);
  const given: Readonly<Record<string, string>> = { version: API_VERSION, ...values };
  return OTHER_CLIENT_PATHS[name].replace(/:([a-zA-Z]+)/g, (_, part: string) => encodeURIComponent(given[part] ?? ''));
};
