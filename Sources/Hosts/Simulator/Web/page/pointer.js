// Values of pointer events.

/** Returns the properties of an event that are needed later. */
export function plain(event) {
  return { timeStamp: event.timeStamp };
}

/** Limits a value; rounding may have moved it beyond an end of its range. */
export function bounded(value, least, greatest) {
  return Math.max(least, Math.min(greatest, value));
}

/**
 * Returns the angles of a pen in radians; null for those that the browser does not report.
 *
 * Browsers without `altitudeAngle` report the tilt in degrees; the conversion is that of Pointer Events 3.
 */
export function anglesOf(event) {
  if (Number.isFinite(event.altitudeAngle)) {
    const azimuth = Number.isFinite(event.azimuthAngle) ? event.azimuthAngle : null;
    return { altitude: event.altitudeAngle, azimuth };
  }
  const { tiltX, tiltY } = event;
  if (!Number.isFinite(tiltX) || !Number.isFinite(tiltY)) return { altitude: null, azimuth: null };
  if (Math.abs(tiltX) >= 90 || Math.abs(tiltY) >= 90) return { altitude: 0, azimuth: null };
  const [x, y] = [Math.tan((tiltX * Math.PI) / 180), Math.tan((tiltY * Math.PI) / 180)];
  if (x === 0 && y === 0) return { altitude: Math.PI / 2, azimuth: 0 };
  const azimuth = Math.atan2(y, x);
  return { altitude: Math.atan(1 / Math.hypot(x, y)), azimuth: (azimuth + 2 * Math.PI) % (2 * Math.PI) };
}

/** Returns a value with three decimal places. */
export function round(value) {
  return Math.round(value * 1000) / 1000;
}
