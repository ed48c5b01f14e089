import { PATHS, pathTo, withQuery } from '../../../src/contract/paths';
import type { PathName } from '../../../src/contract/paths';
import type { AppPlugin } from '../../../src/server/app';
import { callPlugins } from '../../../src/server/features/callPlugins';
import { DEMO_ACCOUNT_IDS } from '../../../src/server/demo/accounts';
import { randomIds } from '../../../src/server/ids';
import { logIn } from '../../support/server/loggedIn';
import { fromOwnPage, startTestApp, testSettings } from '../../support/server/testApp';
import { openTestDatabase } from '../../support/server/testDatabase';

const routes: string[] = [];
const collector: AppPlugin = Object.assign(
  ((app, _o, done) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) routes.push(`${one} ${url}`);
    });
    done();
  }) satisfies AppPlugin,
  { [Symbol.for('skip-override')]: true },
);
it('probe', async () => {
  const t = await startTestApp({ plugins: [collector, ...callPlugins], settings: { ...testSettings, demoData: true }, ids: randomIds, checkReplies: true });
  console.log(routes.join('\n'));
  const names = Object.entries(PATHS);
  console.log(routes.map((r) => names.find(([, p]) => r.endsWith(' ' + p))?.[0]).join(' '));
  await t.close();
}, 60000);
void [pathTo, withQuery, DEMO_ACCOUNT_IDS, logIn, fromOwnPage, openTestDatabase];
export type X = PathName;
