import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The bold faces of the typefaces in which the shop is set, as files that Fontconfig and Pango read (no WOFF). */
const FACES = [
  '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  '@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf',
] as const;

/** A drawing with a letter in it: whoever renders it has read the settings of Fontconfig. */
const LETTER = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">a</text></svg>';

const fontSettings = (): string => {
  const { resolve } = createRequire(path.join(__dirname, 'loadSharp'));
  const folders = FACES.map((file) => `<dir>${path.dirname(resolve(file))}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}</fontconfig>`;
};

/**
 * Texts in pictures are set in the shop's own typefaces, whatever fonts the machine has, even where it has none. The
 * environment alone tells Fontconfig where fonts are, and it asks once, at a process's first text.
 */
const load = async () => {
  const { default: sharp } = await import('sharp');
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-fonts-'));
  const before = process.env['FONTCONFIG_FILE'];
  try {
    const file = path.join(folder, 'fonts.conf');
    await writeFile(file, fontSettings());
    process.env['FONTCONFIG_FILE'] = file;
    await sharp(Buffer.from(LETTER)).raw().toBuffer();
  } finally {
    if (before === undefined) delete process.env['FONTCONFIG_FILE'];
    else process.env['FONTCONFIG_FILE'] = before;
    await rm(folder, { recursive: true, force: true });
  }
  return sharp;
};

let loading: ReturnType<typeof load> | undefined;

/** The library of pictures: native code, which is loaded when the first one is asked for. */
export const loadSharp = (): ReturnType<typeof load> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
