import type { AppPlugin } from '../../../src/server/app';
import { startTestApp } from '../../support/server/testApp';

it('a start that fails says why, also where what it has opened cannot be closed', async () => {
  let closings = 0;
  const failing: AppPlugin = async (app) => {
    app.addHook('onClose', () => {
      closings += 1;
      return Promise.reject(new Error('cannot be closed'));
    });
    await Promise.reject(new Error('cannot be opened'));
  };
  await expect(startTestApp({ plugins: [failing] })).rejects.toThrow('cannot be opened');
  expect(closings).toBe(1);
});
