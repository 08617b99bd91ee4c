// What waits for the browser's next refresh, so that it is done once for all that came before it.

/**
 * Makes something that is asked for often be done once a refresh.
 * @param act Does it.
 * @returns Asks for it.
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
