/** A private PostgreSQL server. */
interface Cluster {
  urlOf(database: string): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): void;
}
export function makeCluster(): Cluster;
export function canRunPostgres(): boolean;
