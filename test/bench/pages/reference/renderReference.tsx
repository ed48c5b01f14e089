import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { ReferencePage } from './ReferencePage';
import { CARDS, createReferenceStore, referenceApi } from './referenceStore';

/** The whole page, with these scripts and this number of cards. */
export async function renderReference(scripts: readonly string[], cards = CARDS): Promise<string> {
  const store = createReferenceStore();
  await store.dispatch(referenceApi.endpoints.products.initiate(cards));
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticRouter location="/">
          <ReferencePage store={store} cards={cards} />
        </StaticRouter>,
      ),
    );
    const state = JSON.stringify(store.getState()).replaceAll('<', '\\u003c');
    return [
      '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Vingt-quatre produits</title>',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="description" content="Une page simple, à laquelle les pages de la boutique se mesurent.">',
      '<link rel="icon" href="data:,">',
      sheet.getStyleTags(),
      `<script type="application/json" id="state">${state}</script>`,
      ...scripts.map((script) => `<script defer src="/assets/${script}"></script>`),
      `</head><body><div id="root">${markup}</div></body></html>`,
    ].join('');
  } finally {
    sheet.seal();
  }
}
