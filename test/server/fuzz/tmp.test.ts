import { openFuzzed } from '../../support/server/fuzz/openFuzzed';
it('x', async () => {
  const shop = await openFuzzed();
  for (const url of ['/%' + '25'.repeat(20000), '/%' + '25'.repeat(7000), '/search?term=%' + '25'.repeat(20000), '/x']) {
    const at = Date.now();
    const r = await shop.app.inject({ url });
    console.log(url.slice(0, 20), r.statusCode, r.headers['location'], r.body.length, r.headers['content-type'], Date.now() - at, r.body.slice(0, 200));
  }
  await shop.close();
});
