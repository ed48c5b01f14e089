import { BUILDER_APPLICATION } from '../../../../src/builder/recording/recordedBuilder';
import englishTexts from '../../../../src/storefront/messages/en-US/payment.json';
import frenchTexts from '../../../../src/storefront/messages/fr-FR/payment.json';
import type { PageMoment } from './takeMoments';
import { withoutPersonal } from './withoutPersonal';

/** A page in a frame is none of the shop's: a replay loads none, and says so in the place of the payment provider's. */
const FRAME = new RegExp(`^ *Iframe |${frenchTexts['payment.away']}|${englishTexts['payment.away']}`);

/** A link to a place in its own page leads into the player there: both are written by the place alone. */
const withoutAddress = (line: string, addresses: readonly string[]): string =>
  addresses.reduce((rest, address) => rest.replace(`url=${address.replace(/#.*/, '')}#`, 'url=#'), line);

/**
 * The lines of a page as it is at an address, and as a player shows the same page at the player's, without what makes them
 * differ by right: personal values, addresses, and pages in frames.
 */
export function comparable(lines: readonly string[], moment: PageMoment, address: string): readonly string[] {
  const own = lines
    // The builder's page has its title from the server and not from its state.
    .filter((line) => !(moment.application === BUILDER_APPLICATION && line.startsWith('title ')))
    .filter((line) => !FRAME.test(line))
    .map((line) => withoutAddress(line, [address, moment.address]));
  return withoutPersonal(own, moment.personal);
}
