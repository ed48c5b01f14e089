const { openPlainBrowser } = require('./plainBrowser.cjs');

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  searchEngines: 'seo',
};
const LONGEST = 8;
const TRIES = 3;
/** Lighthouse's codes for an incomplete trace, which is no fault of the page. */
const LOST = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_DOCUMENT_REQUEST', 'PROTOCOL_TIMEOUT'];

const itemsOf = (lhr, audit) => lhr.audits[audit].details?.items ?? [];

const sumOf = (requests, type) =>
  requests.filter(({ resourceType }) => resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0);

const scoreOf = (lhr, category) => {
  const { score } = lhr.categories[category];
  if (score === null) throw new Error(`${lhr.requestedUrl} has no score for ${category}.`);
  return Math.round(score * 100);
};

const figureOf = (lhr, audit) => {
  const { numericValue, errorMessage } = lhr.audits[audit];
  if (numericValue === undefined) throw new Error(`${lhr.requestedUrl} has no ${audit}: ${errorMessage}`);
  return numericValue;
};

const figuresOf = (lhr) => {
  const requests = itemsOf(lhr, 'network-requests');
  return {
    ...Object.fromEntries(Object.entries(categories).map(([name, category]) => [name, scoreOf(lhr, category)])),
    firstPaintMs: figureOf(lhr, 'first-contentful-paint'),
    largestPaintMs: figureOf(lhr, 'largest-contentful-paint'),
    blockingMs: figureOf(lhr, 'total-blocking-time'),
    shift: figureOf(lhr, 'cumulative-layout-shift'),
    scriptBytes: sumOf(requests, 'Script'),
    documentBytes: sumOf(requests, 'Document'),
  };
};

/** Audits, besides speed, in which a page loses points. */
const faultsOf = (lhr) =>
  Object.values(categories)
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => lhr.audits[id].title);

const profileOf = (lhr) => ({
  tasks: itemsOf(lhr, 'long-tasks')
    .map(({ url, startTime, duration }) => ({ script: url, fromMs: startTime, tookMs: duration }))
    .sort((one, other) => other.tookMs - one.tookMs)
    .slice(0, LONGEST),
  work: itemsOf(lhr, 'mainthread-work-breakdown').map(({ groupLabel, duration }) => ({
    kind: groupLabel,
    tookMs: duration,
  })),
  scripts: itemsOf(lhr, 'bootup-time').map(({ url, total, scripting, scriptParseCompile }) => ({
    script: url,
    tookMs: total,
    runningMs: scripting,
    compilingMs: scriptParseCompile,
  })),
});

async function audit({ url, form, cookies, isForSearchEngines }) {
  const { default: lighthouse } = await import('lighthouse');
  const { default: desktop } = await import('lighthouse/core/config/desktop-config.js');
  const browser = await openPlainBrowser(cookies);
  try {
    const flags = {
      port: browser.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      // Pages that are excluded from search engines on purpose would fail this audit.
      skipAudits: isForSearchEngines ? [] : ['is-crawlable'],
    };
    const { lhr } = await lighthouse(url, flags, form === 'desktop' ? desktop : undefined);
    return lhr;
  } finally {
    await browser.close();
  }
}

/** One visit of a page by Lighthouse, in a fresh browser. A visit with an incomplete trace is repeated. */
async function visitPage(wanted) {
  for (let tried = 1; ; tried += 1) {
    const lhr = await audit(wanted);
    if (!lhr.runtimeError) {
      if (lhr.finalDisplayedUrl !== wanted.url) throw new Error(`${wanted.url} led to ${lhr.finalDisplayedUrl}.`);
      return { figures: figuresOf(lhr), profile: profileOf(lhr), remarks: [...faultsOf(lhr), ...lhr.runWarnings] };
    }
    const { code, message } = lhr.runtimeError;
    const said = `${wanted.form} ${wanted.url}: ${code}, ${message}`;
    if (!LOST.includes(code) || tried === TRIES) throw new Error(said);
    process.stderr.write(`${said}\nOnce more.\n`);
  }
}

module.exports = { visitPage };
