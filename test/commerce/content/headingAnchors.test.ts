import { headingAnchors } from '../../../src/commerce/content/headingAnchors';
import type { ContentBlock } from '../../../src/contract/content/contentDocument';
import { TERMS_ADDRESS } from '../../../src/contract/pages/references';
import { demoContents } from '../../../src/demo/content/allContents';
import { section } from '../../support/contents/layouts';

const heading = (text: string): ContentBlock => ({ kind: 'heading', level: 2, text });

it('each heading of a content has an anchor made of its text, also inside another block', () => {
  const [outer, inner] = [heading('3. Commande et formation du contrat'), heading('À gauche')];
  expect([...headingAnchors([outer, section([inner])]).entries()]).toEqual([
    [outer, 'section-3-commande-et-formation-du-contrat'],
    [inner, 'section-a-gauche'],
  ]);
});

it('of two headings with one text only the first has an anchor, and one without a letter or digit has none', () => {
  const [first, second] = [heading('Prix'), heading('Prix')];
  expect([...headingAnchors([first, heading('…'), second]).keys()]).toEqual([first]);
});

it('a heading with an anchor of its own keeps it under any text, before another whose text would make the same', () => {
  const [first, own] = [heading('Prix'), { ...heading('Nos tarifs'), anchor: 'Prix' }];
  const anchors = headingAnchors([first, own, { ...heading('Livraison'), anchor: '' }]);
  expect([...anchors.values()]).toEqual(['section-prix', 'section-livraison']);
  expect(anchors.get(own)).toBe('section-prix');
});

it('an own anchor may be pasted whole, and one that another heading has leaves the one made of the text', () => {
  const [pasted, copied] = [
    { ...heading('Nos tarifs'), anchor: '#section-prix' },
    { ...heading('Livraison'), anchor: 'prix' },
  ];
  expect([...headingAnchors([pasted, copied]).entries()]).toEqual([
    [pasted, 'section-prix'],
    [copied, 'section-livraison'],
  ]);
});

it('the terms of sale begin at the heading to which their address leads', () => {
  const [path, anchor] = TERMS_ADDRESS.split('#');
  const help = demoContents.find((content) => content.path === path);
  const renamed = help?.blocks.map((block) => (block.kind === 'heading' ? { ...block, text: 'Autrement' } : block));
  expect([...headingAnchors(renamed ?? []).values()]).toContain(anchor);
});
