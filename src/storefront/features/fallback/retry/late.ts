// What stands for a read that has failed, and repeats it: parts of late components and pages, which bundle them.
export { FailedRead } from './FailedRead';
export { FailureText } from './FailureText';
export { RetryButton } from './RetryButton';
