import type { ReactNode } from 'react';
import { Message } from '../../../ui/feedback/Message';
import { Cluster, Stack } from '../../../ui/layout/Stack';

interface OutcomeProps {
  readonly variant: 'success' | 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Links to continue with. */
  readonly children: ReactNode;
}

/** Replaces a form that succeeded or that cannot be used. */
export function Outcome({ variant, title, text, children }: OutcomeProps) {
  return (
    <Stack>
      <Message variant={variant} title={title} announce>
        <p>{text}</p>
      </Message>
      <Cluster>{children}</Cluster>
    </Stack>
  );
}
