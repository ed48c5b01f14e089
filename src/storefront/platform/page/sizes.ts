/**
 * Calls back when elements have their first sizes and when these change, at most once in `throttleMs`; what comes in
 * between is told at the end of that time. Returns the way to stop it.
 */
export function watchSizes(elements: readonly Element[], onChange: () => void, throttleMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const tell = () => {
    again = false;
    onChange();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) tell();
    }, throttleMs);
  };
  const observer = new ResizeObserver(() => {
    if (timer === undefined) tell();
    else again = true;
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
