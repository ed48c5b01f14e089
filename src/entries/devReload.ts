import { withBase } from '../contract/pages/basePath';

// Development only: reloads the page when the server comes back with another build.
let running: string | undefined;

new EventSource(withBase('/dev/builds')).addEventListener('message', ({ data }) => {
  const build = String(data);
  if (running !== undefined && running !== build) window.location.reload();
  running = build;
});
