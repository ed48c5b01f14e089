import { Suspense, use } from 'react';
import { isIconName, type IconName } from '../../../contract/values/iconNames';
import { useWarning } from '../warnings/useWarning';
import { Icon, type IconProps } from './Icon';
import { drawingOf } from './namedDrawings';

interface NamedIconProps extends Omit<IconProps, 'icon'> {
  readonly name: string;
}

/**
 * An icon by the name that a builder has given it. Its drawing is loaded on demand; until then, and if the name is
 * unknown or the file unavailable, an empty box keeps its place, and the console says what went wrong (KIT-07).
 */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const isKnown = isIconName(name);
  useWarning(isKnown ? null : `There is no icon of the name "${name}".`);
  const box = <Icon icon={undefined} {...rest} />;
  if (!isKnown) return box;
  return (
    <Suspense fallback={box}>
      <Drawn name={name} {...rest} />
    </Suspense>
  );
}

function Drawn({ name, ...rest }: Omit<IconProps, 'icon'> & { readonly name: IconName }) {
  return <Icon icon={use(drawingOf(name))} {...rest} />;
}
