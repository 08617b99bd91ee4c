// Work that is done once in the browser's next animation frame, however often it was requested.

/**
 * Coalesces requests for work into one call in the next animation frame.
 * @param act The work.
 * @returns A function that requests the work.
 */
export function onceARefresh(act) {
  let request = null;
  return () => {
    request ??= requestAnimationFrame((now) => {
      request = null;
      act(now);
    });
  };
}
