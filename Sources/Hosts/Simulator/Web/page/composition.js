// The contents of the screen: pictures of clients in a drawing of the system's, as `ScreenComposer` has them.

/**
 * Returns the commands of a picture without those that would end states and layers that the picture has not
 * begun, and with ends for those that it leaves open.
 */
function balanced(commands) {
  const open = [];
  const result = [];
  for (const command of commands) {
    switch (command.name) {
      case "save": open.push("restore"); break;
      case "layer": open.push("endLayer"); break;
      case "restore":
      case "endLayer":
        if (open.at(-1) !== command.name) continue;
        open.pop();
        break;
      default: break;
    }
    result.push(command);
  }
  while (open.length > 0) result.push({ name: open.pop() });
  return result;
}

/**
 * Returns the drawing of a screen.
 * @param outer The drawing around the pictures.
 * @param places The pictures, each with the index of the command of `outer` before which it is painted.
 */
export function compose(outer, places) {
  // A picture alone stays as it is, with all that is known of it.
  if (places.length === 0) return outer;
  const commands = [];
  let next = 0;
  // Copies, because a painter marks clips by what is in them.
  const take = () => commands.push({ ...outer.commands[next++] });
  for (const { command, picture } of places) {
    while (next < command) take();
    picture.balanced ??= balanced(picture.commands);
    for (const own of picture.balanced) commands.push(own);
  }
  while (next < outer.commands.length) take();
  return { width: outer.width, height: outer.height, commands };
}
