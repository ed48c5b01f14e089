import type { ReactNode } from 'react';
import { Message } from '../../../ui/feedback/Message';
import { Cluster, Stack } from '../../../ui/layout/Stack';

interface OutcomeProps {
  readonly variant: 'success' | 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** What stands in the place of a form that has done its work, or can't do any. */
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
