import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { tokens } from '../theme/tokens';

/** Colours and icon of each kind of message; only toasts can be `processing` (TST-09). */
export const stateStyles = {
  info: { icon: Info, ink: tokens.color.info, tint: tokens.color.infoSoft },
  success: { icon: CircleCheck, ink: tokens.color.success, tint: tokens.color.successSoft },
  warning: { icon: TriangleAlert, ink: tokens.color.warning, tint: tokens.color.warningSoft },
  error: { icon: CircleAlert, ink: tokens.color.danger, tint: tokens.color.dangerSoft },
  processing: { icon: LoaderCircle, ink: tokens.color.pine, tint: tokens.color.pineSoft },
} as const;

export type StateVariant = keyof typeof stateStyles;
