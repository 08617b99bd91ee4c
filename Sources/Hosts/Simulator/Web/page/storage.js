// Values that the page keeps in the browser, which may refuse to store them or return damaged ones.

/** Returns the object or array stored under a key; a copy of `fallback` if there is none of that kind. */
export function stored(key, fallback) {
  try {
    const value = JSON.parse(localStorage.getItem(key));
    const isUsable = value !== null && typeof value === "object"
      && Array.isArray(value) === Array.isArray(fallback);
    if (isUsable) return value;
  } catch {
    // The browser allows no storage, or the text is damaged: the page begins as at the first visit.
  }
  return structuredClone(fallback);
}

/** Stores a value, if the browser allows it. */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value lasts as long as the page.
  }
}

/** Sets those members of an object that a stored one has with the same kind of value. */
export function restore(values, key) {
  const found = stored(key, {});
  for (const [name, value] of Object.entries(values)) {
    const isNumber = typeof value !== "number" || Number.isFinite(found[name]);
    if (typeof found[name] === typeof value && isNumber) values[name] = found[name];
  }
  return values;
}
