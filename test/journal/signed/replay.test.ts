import { linesOf, partsOf } from '../../../src/journal/logLines';
import { createReplayStore } from '../../../src/journal/replay/replayStore';
import { recordLife } from '../../support/journal/journalCommand';
import { HEADER, replayShop } from '../../support/journal/recordedShop';
import { signedFile } from '../../support/journal/signedFile';

it('the replay of a signed file has the same states at the same positions as that of the recording', async () => {
  const { log, states } = await recordLife();
  const lines = log.split(/(?<=\n)/);
  const segments = [lines.slice(0, 5).join(''), lines.slice(5, 40).join(''), lines.slice(40).join('')];
  const file = await signedFile(HEADER.session, [{ part: 1, segments }]);
  const storeOf = (text: string) => {
    const [records, ...others] = partsOf(linesOf(Buffer.from(text)));
    if (records === undefined || others.length > 0) throw new Error('not one part');
    return createReplayStore({ ...replayShop(), records });
  };
  const plain = storeOf(log);
  const signed = storeOf(file);
  expect(signed.length).toBe(plain.length);
  expect(plain.length).toBe(states.length - 1);
  for (let position = 0; position <= plain.length; position += 1) {
    plain.seek(position);
    signed.seek(position);
    expect(signed.getState()).toEqual(plain.getState());
  }
});
