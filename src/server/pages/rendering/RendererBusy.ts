/** More pages are waiting than can be rendered in acceptable time. */
export class RendererBusy extends Error {
  override readonly name = 'RendererBusy';
}
