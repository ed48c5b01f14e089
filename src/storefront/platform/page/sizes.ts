/**
 * Calls back with the first sizes of elements and when they change, at most once per `throttleMs`; changes in between
 * are reported at the end of that time. Returns a function that ends the calls.
 */
export function watchSizes(elements: readonly Element[], onChange: () => void, throttleMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const notify = () => {
    again = false;
    onChange();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) notify();
    }, throttleMs);
  };
  const observer = new ResizeObserver(() => {
    if (timer === undefined) notify();
    else again = true;
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
