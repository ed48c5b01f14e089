import { seenText } from '../../../../src/support/player/seenText';

function seen(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return seenText(root).split('\n');
}

it.each([
  [
    '<h2>Mon <em>panier</em></h2><p>Une ligne,\n <b>encore</b> elle<br>et une autre</p>',
    ['## Mon panier', 'Une ligne, encore elle', 'et une autre'],
  ],
  ['<ul><li><a href="/">Laits</a><span>3</span></li><li></li></ul>', ['- Laits 3']],
  ['<p>Vu<span hidden>caché</span><i aria-hidden="true">▒</i></p><style>a{}</style><dialog>fermé</dialog>', ['Vu']],
  ['<dialog open><p>Ouvert</p></dialog>', ['Ouvert']],
  ['<details><summary>Filtres</summary><p>Bio</p></details>', ['Filtres']],
  ['<button disabled>Payer</button><button aria-label="Fermer"></button>', ['[disabled: Payer] [Fermer]']],
  ['<input aria-label="Quantité" value="12"><input type="checkbox" checked> Bio', ['[Quantité: 12] [x] Bio']],
  ['<input type="password" name="password" value="secret"><input type="hidden" value="x">', ['[password: ]']],
  ['<select name="sort"><option>Prix</option><option selected>Nom</option></select>', ['[sort: Nom]']],
  ['<table><tr><th>Produit</th><td><p>Beurre</p><p>250 g</p></td></tr></table>', ['Produit | Beurre 250 g |']],
  ['<img alt="Un beurre"><img alt="">', ['(picture: Un beurre)']],
])('a shopper reads %s as %j', (html, lines) => {
  expect(seen(html)).toEqual(lines);
});
