import { copyFileSync } from 'node:fs';
import path from 'node:path';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type { Browser, Frame, Page } from 'playwright-core';
import { readFrameMessage, type FrameMessage, type ShopMessage } from '../../../src/contract/payment/frameMessages';
import type { AppPlugin } from '../../../src/server/app';
import { paymentSandbox } from '../../../src/demo/payments/paymentSandbox';
import { readFrameScript, servePaymentFrame } from '../../../src/demo/payments/frame/paymentFrame';
import { pageContentSecurityPolicy } from '../../../src/server/http/securityHeaders';
import { serveAssets } from '../../../src/server/pages/assets';
import { launchTestBrowser } from '../browser/launchBrowser.cjs';
import { watchPage, type PageWatch } from '../journeys/browser/watchPage';
import { temporaryFolder } from '../server/databases/temporaryFolder';
import { startTestApp, type TestApp } from '../server/testApp';
import { waitUntil } from '../waitUntil';

declare global {
  interface Window {
    heard?: (data: unknown) => void;
  }
}

/** The built payment frame, with a server of its own and a real browser. */
export interface FrameStage {
  readonly shop: TestApp;
  /** The origin of the shop's page and of the frame; `elsewhere` is the same server under the name of another site. */
  readonly origin: string;
  readonly elsewhere: string;
  readonly close: () => Promise<void>;
  readonly open: (
    address: string,
    options?: { readonly width?: number; readonly origin?: string },
  ) => Promise<OpenFrame>;
}

export interface OpenFrame {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly frame: () => Frame;
  readonly say: (message: ShopMessage) => Promise<void>;
  /** Waits for the frame's next message of a kind. */
  readonly nextMessage: <T extends FrameMessage['type']>(
    type: T,
  ) => Promise<Extract<FrameMessage, { readonly type: T }>>;
  readonly close: () => Promise<void>;
}

/** The browser files of the shop's build. */
const builtFolder = path.join(__dirname, '../../../dist/production/browser');

/** The shop's typeface, whose file has another name in the build. */
const fontFile = path.join(
  __dirname,
  '../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** A page with only the frame, under the content security policy of the shop's pages. */
const shopPage: AppPlugin = (app, _options, done) => {
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').send('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  app.get('/shop', (request, reply) => {
    const address = new URL(request.url, 'http://shop').searchParams.get('frame') ?? '';
    return reply
      .header('content-security-policy', pageContentSecurityPolicy([]))
      .header('set-cookie', 'comptoir_session=of-the-visit; Path=/; SameSite=Lax')
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><html lang="fr"><title>Paiement</title><link rel="icon" href="/favicon.svg"><main><h1>Paiement</h1>' +
          `<iframe title="Paiement" sandbox="allow-scripts allow-forms" src="${address}" width="100%" height="600"></iframe></main>`,
      );
  });
  done();
};

async function openPage(
  browser: Browser,
  stage: { origin: string },
  address: string,
  width: number,
): Promise<OpenFrame> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fr-FR' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const watch = watchPage(page);
  const heard: FrameMessage[] = [];
  await page.exposeFunction('heard', (data: unknown) => {
    const message = readFrameMessage(data);
    if (message) heard.push(message);
  });
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
      const inside = document.querySelector('iframe')?.contentWindow;
      if (source === inside) window.heard?.(data);
    });
  });
  await page.goto(`${stage.origin}/shop?frame=${encodeURIComponent(address)}`);
  return {
    page,
    watch,
    frame: () => {
      const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
      if (!frame) throw new Error('the page has no frame');
      return frame;
    },
    say: (message) =>
      page.evaluate((posted) => {
        document.querySelector('iframe')?.contentWindow?.postMessage({ ...posted, source: 'comptoir-payment' }, '*');
      }, message),
    nextMessage: async (type) => {
      const find = () => heard.findIndex((message) => message.type === type);
      await waitUntil(
        () => `the frame says ${type}, but it said ${JSON.stringify(heard)}`,
        () => find() >= 0,
      );
      // Checked edge: the message was found by its type.
      return heard.splice(find(), 1)[0] as never;
    },
    close: () => context.close(),
  };
}

/** Starts the frame's server and a browser. Close it in `afterAll`. */
export async function stageFrame(): Promise<FrameStage> {
  const script = await readFrameScript(builtFolder);
  const assets = temporaryFolder();
  copyFileSync(fontFile, assets.file(path.basename(figtree)));
  const frame: AppPlugin = (app, _options, done) => {
    servePaymentFrame(app, script);
    void serveAssets(app, [assets.folder]);
    done();
  };
  const shop = await startTestApp({ plugins: [paymentSandbox, frame, shopPage] });
  const { port } = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }));
  const browser = await launchTestBrowser();
  const origin = `http://127.0.0.1:${port}`;
  return {
    shop,
    origin,
    elsewhere: `http://localhost:${port}`,
    open: (address, { width = 800, origin: from = origin } = {}) => openPage(browser, { origin: from }, address, width),
    close: async () => {
      await browser.close();
      await shop.close();
      assets.remove();
    },
  };
}
