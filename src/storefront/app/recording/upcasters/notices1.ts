import type { Upcaster } from '../../../../journal/schema/schema';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * In version 1 a notice had one link or none, which followed its message. Since version 2 it has any number, in its
 * label and in its message.
 */
export function linksOfNotice1(notice: unknown): unknown {
  if (!isFields(notice) || 'messageLinks' in notice) return notice;
  const { link, ...rest } = notice;
  const messageLinks = isFields(link) ? [{ url: link['href'], label: link['label'] }] : [];
  return { ...rest, labelLinks: [], messageLinks };
}

export const notices1: Upcaster = {
  of: 'slices',
  name: 'notices',
  from: 1,
  up: (slice) => {
    if (!isFields(slice) || !Array.isArray(slice['queue'])) return slice;
    const queue: readonly unknown[] = slice['queue'];
    const upcast = queue.map(linksOfNotice1);
    return upcast.every((notice, index) => notice === queue[index]) ? slice : { ...slice, queue: upcast };
  },
};
