/** More pages are waiting than could be rendered while somebody waits for them. */
export class RendererBusy extends Error {
  override readonly name = 'RendererBusy';
}
