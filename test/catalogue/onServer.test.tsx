import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { CataloguePage } from '../../src/catalogue/page/CataloguePage';
import { Dialog } from '../../src/storefront/ui/overlays/Dialog';
import { GlobalStyle } from '../../src/storefront/ui/theme/GlobalStyle';

/** Every base component in every state, as a server would render it; the contents of dialogs do not matter here. */
function render(dialog?: 'center' | 'left' | 'right') {
  const sheet = new ServerStyleSheet();
  const fonts = { text: '/text.woff2', display: '/display.woff2' };
  const page = (
    <>
      <GlobalStyle fonts={fonts} />
      <CataloguePage language="fr-FR" />
      <Dialog
        open={dialog !== undefined}
        position={dialog ?? 'center'}
        onClose={() => undefined}
        title="Votre panier"
        closeLabel="Fermer"
      >
        <p>Livré en 48 heures.</p>
      </Dialog>
    </>
  );
  const html = renderToString(sheet.collectStyles(page));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles };
}

describe('the base components on the server', () => {
  it.each([undefined, 'center', 'left', 'right'] as const)(
    'render without any style attribute, which the security policy would refuse (dialog: %s)',
    (dialog) => {
      expect(render(dialog).html).not.toMatch(/\sstyle=/);
    },
  );

  it('render an open dialog into the HTML and nothing of a closed one', () => {
    expect(render('right').html).toContain('aria-modal="true"');
    expect(render().html).not.toContain('aria-modal');
  });

  it('write their styles with the theme, the fonts and no undefined value', () => {
    const { styles } = render('center');
    expect(styles).toContain('--color-pine:#0f4c3a');
    expect(styles).toContain("url('/display.woff2')");
    expect(styles).not.toMatch(/undefined|\[object|NaN/);
  });

  it('give every element that is referred to its id, once', () => {
    const { html } = render('center');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, list = ''] of html.matchAll(/\s(?:aria-describedby|aria-labelledby|for)="([^"]+)"/g)) {
      for (const id of list.split(' ')) expect(ids).toContain(id);
    }
  });

  it('keep the place of every picture by its dimensions', () => {
    for (const [image] of render().html.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/width="\d+"/);
      expect(image).toMatch(/height="\d+"/);
      expect(image).toMatch(/alt="/);
    }
  });
});
