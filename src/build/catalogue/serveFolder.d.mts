import type { Server } from 'node:http';

/** A server of the files of one folder, and of nothing outside of it. */
export function serveFolder(folder: string): Server;
