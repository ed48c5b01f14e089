import { nameHere } from '../../../contract/pages/basePath';
import type { Segment, SegmentQueue } from '../../../journal/send/segment';
import { SEGMENT_DATABASE } from '../storage/storageKeys';

const STORE = 'segments';
type Queued = Segment & { readonly id: number };

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** Makes a change and waits until it is committed: a quota may refuse it only then. */
const committed = ({ transaction }: IDBObjectStore, change: (store: IDBObjectStore) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused a change'));
    change(transaction.objectStore(STORE));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(nameHere(SEGMENT_DATABASE), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return settled(opening);
}

/** The browser's queue of segments, shared by all tabs. Rejects where the browser refuses IndexedDB. */
export async function openSegmentDatabase(): Promise<SegmentQueue> {
  const database = await openDatabase();
  const storeFor = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async add(segment) {
      await committed(storeFor('readwrite'), (store) => store.add(segment));
    },
    first: (isPassedOver = () => false) =>
      new Promise((resolve, reject) => {
        const reading = storeFor('readonly').openCursor();
        reading.onerror = () => reject(reading.error ?? new Error('IndexedDB failed'));
        reading.onsuccess = () => {
          const cursor = reading.result;
          // Checked edge: only `add` writes here.
          const segment = cursor?.value as Queued | undefined;
          if (segment && isPassedOver(segment.session)) cursor?.continue();
          else resolve(segment);
        };
      }),
    async remove(id) {
      await committed(storeFor('readwrite'), (store) => store.delete(id));
    },
    async forget(isForgotten) {
      const store = storeFor('readwrite');
      const all = (await settled(store.getAll())) as readonly Queued[];
      await Promise.all(all.filter(isForgotten).map(({ id }) => settled(store.delete(id))));
    },
  };
}

/** The queue in memory, for a browser that refuses IndexedDB: what is not sent is lost with the page. */
export function createSegmentList(): SegmentQueue {
  let queued: Queued[] = [];
  let lastId = 0;
  return {
    add: (segment) => Promise.resolve(void queued.push({ ...segment, id: (lastId += 1) })),
    first: (isPassedOver = () => false) => Promise.resolve(queued.find(({ session }) => !isPassedOver(session))),
    remove: (id) => Promise.resolve(void (queued = queued.filter((own) => own.id !== id))),
    forget: (isForgotten) => Promise.resolve(void (queued = queued.filter((own) => !isForgotten(own)))),
  };
}
