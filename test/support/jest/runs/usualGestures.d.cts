/** How many gestures a journey usually has; undefined of one that is new. */
export declare function usualGesturesOf(file: string, title: string): number | undefined;

/** Records the gestures of a journey that has reached its end. */
export declare function countGestures(file: string, title: string, count: number): void;
