import { fillPath, type ValuesOf } from '../paths';

/** The page of support; the paths of its calls begin with it. */
export const SUPPORT_PAGE = '/support';

const RECORDINGS = `${SUPPORT_PAGE}/recordings` as const;
const RECORDING = `${RECORDINGS}/:session` as const;

/** Support's calls about recordings and prices: in a file of their own, so that no shop page loads their paths. */
export const SUPPORT_PATHS = {
  recordings: RECORDINGS,
  recording: RECORDING,
  file: `${RECORDING}/file`,
  logLines: `${RECORDING}/log-lines/:requestId`,
  notes: `${RECORDING}/notes`,
  orderPrices: `${SUPPORT_PAGE}/orders/:orderReference/prices`,
  orderViews: `${SUPPORT_PAGE}/orders/:orderReference/views`,
  pricesToday: `${SUPPORT_PAGE}/prices`,
  recordedCall: `${SUPPORT_PAGE}/calls/:requestId`,
} as const;
type SupportPathName = keyof typeof SUPPORT_PATHS;

/** The path of a call of `SUPPORT_PATHS`. */
export const supportPathTo = <N extends SupportPathName>(
  name: N,
  values: ValuesOf<(typeof SUPPORT_PATHS)[N]>,
): string => fillPath(name, SUPPORT_PATHS[name], values);
