// The marks of fingers on the screen, with the ring of their force.

import { round } from "/pointer.js";

const svg = "http://www.w3.org/2000/svg";

/** Adds the mark of a finger to a layer, and returns it. */
export function makeMark(layer, kind) {
  const mark = document.createElementNS(svg, "g");
  mark.setAttribute("class", `finger ${kind}`);
  for (const name of ["disc", "track", "arc", "peek", "pop"]) {
    const part = document.createElementNS(svg, name === "disc" ? "circle" : "path");
    part.setAttribute("class", name);
    mark.append(part);
  }
  layer.append(mark);
  return mark;
}

/**
 * Draws the mark of a contact.
 *
 * @param force The range of the force, as in the state of the phone.
 */
export function drawMark(contact, force) {
  if (!force || contact.x === undefined) return;
  const [disc, track, arc, peek, pop] = contact.mark.children;
  const { isOn, maximum, steps, mediumSteps } = force;
  const part = Math.min(1, (contact.force ?? 0) / maximum);
  const radius = 26 + 6 * part;
  contact.mark.setAttribute("transform", `translate(${contact.x} ${contact.y})`);
  disc.setAttribute("r", 19 + 5 * part);
  const knows = isOn && contact.force !== null && contact.force !== undefined;
  contact.mark.classList.toggle("feels", knows);
  if (!knows) return;
  // The ring is open at the bottom.
  track.setAttribute("d", arcPath(radius, 0, 1));
  arc.setAttribute("d", part > 0.002 ? arcPath(radius, 0, part) : "");
  // A firmer sensitivity needs more force.
  const factor = steps / mediumSteps / maximum;
  peek.setAttribute("d", tick(radius, Math.min(1, force.peek * factor)));
  pop.setAttribute("d", tick(radius, Math.min(1, force.pop * factor)));
  contact.mark.dataset.level =
    part >= force.pop * factor ? "pop" : part >= force.peek * factor ? "peek" : "light";
}

/** Returns an angle on the ring, which is open at the bottom, for a position 0…1. */
function angle(part) {
  return Math.PI * (0.62 + 1.76 * part);
}

function place(radius, part) {
  return `${round(radius * Math.cos(angle(part)))} ${round(radius * Math.sin(angle(part)))}`;
}

function arcPath(radius, from, to) {
  const isLarge = angle(to) - angle(from) > Math.PI ? 1 : 0;
  return `M${place(radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${place(radius, to)}`;
}

function tick(radius, part) {
  return `M${place(radius - 3, part)}L${place(radius + 3, part)}`;
}
