// Encodes touches as bytes; Documentation/Simulator.md has the format.

const signature = 0x54;
const phases = { began: 0, moved: 1, ended: 2, cancelled: 3 };

/** Returns the values of a touch, each group with its bit. */
function valuesOf(touch) {
  let bits = 0;
  const numbers = [];
  const add = (bit, ...values) => {
    if (values[0] === undefined) return;
    bits |= bit;
    numbers.push(...values);
  };
  add(1, ...(touch.at ?? []));
  add(2, touch.force);
  add(4, touch.radius);
  add(8, touch.altitude);
  add(16, touch.azimuth);
  return { bits, numbers };
}

/**
 * Returns a message with touches.
 * @param reports The touches, with their times in milliseconds.
 */
export function encodeTouches(reports) {
  const all = reports.map(({ touch }) => valuesOf(touch));
  const size = all.reduce((sum, { numbers }) => sum + 12 + 8 * numbers.length, 1);
  const view = new DataView(new ArrayBuffer(size));
  view.setUint8(0, signature);
  let place = 1;
  const number = (value) => {
    view.setFloat64(place, value, true);
    place += 8;
  };
  reports.forEach(({ time, touch }, index) => {
    const { bits, numbers } = all[index];
    number(time);
    for (const byte of [touch.id, phases[touch.phase], touch.kind === "pencil" ? 1 : 0, bits]) {
      view.setUint8(place, byte);
      place += 1;
    }
    numbers.forEach(number);
  });
  return view.buffer;
}
