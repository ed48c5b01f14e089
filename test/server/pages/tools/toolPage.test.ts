import { toolPage } from '../../../../src/server/pages/tools/toolPage';

const release = { id: 'one', entries: {}, chunks: {} };

test.each(['replay', 'builder', 'support'] as const)(
  'a browser without scripts is told what it lacks at the %s page',
  (entry) => {
    expect(toolPage(release, entry, '', 'fr-FR')).toMatch(/<noscript><p>Cette page a besoin de JavaScript\./);
    expect(toolPage(release, entry, '', 'en-US')).toMatch(/<noscript><p>This page needs JavaScript\./);
  },
);
