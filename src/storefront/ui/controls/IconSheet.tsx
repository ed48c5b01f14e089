import { useId, useMemo, type ReactNode } from 'react';
import { IconSheetContext, type IconDrawing } from './Icon';

interface IconSheetProps {
  /** Must be the same array at each render. */
  readonly icons: readonly IconDrawing[];
  readonly children: ReactNode;
}

/** Draws icons that the children show again and again: each `Icon` among them refers to the one drawing. */
export function IconSheet({ icons, children }: IconSheetProps) {
  const id = useId();
  const drawings = useMemo(() => new Map(icons.map((icon, index) => [icon, `${id}${index}`] as const)), [icons, id]);
  return (
    <IconSheetContext value={drawings}>
      <div hidden>
        {[...drawings].map(([Drawing, drawn]) => (
          <Drawing key={drawn} id={drawn} size={24} strokeWidth={1.75} color="currentColor" />
        ))}
      </div>
      {children}
    </IconSheetContext>
  );
}
