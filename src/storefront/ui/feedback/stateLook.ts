import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { tokens } from '../theme/tokens';

const { color } = tokens;

/** Colour and icon of each kind of message; `processing` belongs to the commerce toast (S §9). */
export const stateLook = {
  info: { icon: Info, ink: color.info, tint: color.infoSoft },
  success: { icon: CircleCheck, ink: color.success, tint: color.successSoft },
  warning: { icon: TriangleAlert, ink: color.warning, tint: color.warningSoft },
  error: { icon: CircleAlert, ink: color.danger, tint: color.dangerSoft },
  processing: { icon: LoaderCircle, ink: color.pine, tint: color.pineSoft },
} as const;

export type StateVariant = keyof typeof stateLook;
