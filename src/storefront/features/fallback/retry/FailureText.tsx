import { useState, type ReactNode } from 'react';

interface FailureTextProps {
  /** The read is being tried again. */
  readonly busy: boolean;
  /** The first failure is announced, too: of a part that is read after the page has come. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** What is said about a read that has failed. Each repeat that fails is announced. */
export function FailureText({ busy, announced = false, children }: FailureTextProps) {
  const [isRepeated, setRepeated] = useState(busy);
  if (busy && !isRepeated) setRepeated(true);
  return (
    // Another element after each attempt: a text that stays the same in the page is not announced again.
    <span key={String(busy)} role={!busy && (announced || isRepeated) ? 'alert' : undefined}>
      {children}
    </span>
  );
}
