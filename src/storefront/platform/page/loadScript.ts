/**
 * Loads a script file; scripts requested together are executed in the order of the calls. Rejects if the file is
 * unavailable and leaves nothing behind, so that the next call loads it again (ERR-06).
 */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script could not be loaded: ${address}`));
    };
    document.head.append(script);
  });
