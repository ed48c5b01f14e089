import { BUILDER_APPLICATION } from '../../../../src/builder/recording/recordedBuilder';
import englishTexts from '../../../../src/storefront/messages/en-US/payment.json';
import frenchTexts from '../../../../src/storefront/messages/fr-FR/payment.json';
import type { PageMoment } from './takeMoments';
import { withoutPersonal } from './withoutPersonal';

/**
 * A page in a frame belongs to somebody else: a replay does not load it, and shows a note instead of the payment
 * provider's frame.
 */
const FRAME = new RegExp(`^ *Iframe |${frenchTexts['payment.away']}|${englishTexts['payment.away']}`);

/**
 * A link to an anchor of its own page leads, in the player, to the player's address. So that the lines of shop and
 * player are equal, only the anchor of such a link is kept in both.
 */
const withoutAddress = (line: string, addresses: readonly string[]): string =>
  addresses.reduce((rest, address) => rest.replace(`url=${address.replace(/#.*/, '')}#`, 'url=#'), line);

/**
 * The lines of a page, from the shop or from a player, without what legitimately differs between the two: personal
 * values, the page's own address in links to its anchors, pages in frames, and the title of a page of the builder.
 */
export function comparable(lines: readonly string[], moment: PageMoment, address: string): readonly string[] {
  const own = lines
    // The title of the builder's page comes from the server and not from its state.
    .filter((line) => !(moment.application === BUILDER_APPLICATION && line.startsWith('title ')))
    .filter((line) => !FRAME.test(line))
    .map((line) => withoutAddress(line, [address, moment.address]));
  return withoutPersonal(own, moment.personal);
}
