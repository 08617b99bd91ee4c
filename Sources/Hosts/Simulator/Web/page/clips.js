// Clips with smooth edges, for contexts that clip to whole pixels, as Chromium's do in a worker.

/**
 * Marks the clips that cannot be painted apart from what is below them: those around a backdrop, or around
 * something that is mixed in another way than by covering.
 */
export function markHardClips(commands) {
  const frames = [{ isLayer: true, clips: [] }];
  const mark = () => {
    for (let place = frames.length - 1; place >= 0; place -= 1) {
      for (const clip of frames[place].clips) clip.isHard = true;
      if (frames[place].isLayer) return;
    }
  };
  for (const command of commands) {
    switch (command.name) {
      case "save": frames.push({ isLayer: false, clips: [] }); break;
      case "layer": frames.push({ isLayer: true, clips: [] }); break;
      case "restore": if (frames.length > 1 && !frames.at(-1).isLayer) frames.pop(); break;
      case "endLayer":
        while (frames.length > 1 && !frames.at(-1).isLayer) frames.pop();
        if (frames.length > 1) frames.pop();
        break;
      case "clip": frames.at(-1).clips.push(command); break;
      case "blend": if (command.mode !== 0) mark(); break;
      case "backdrop": mark(); break;
      default: break;
    }
  }
}

/** Returns whether a context clips with smooth edges. */
export function hasSmoothClips(context) {
  const path = new Path2D();
  path.moveTo(0, 0);
  path.lineTo(8, 0);
  path.lineTo(0, 8);
  path.closePath();
  context.save();
  context.clip(path);
  context.fillRect(0, 0, 8, 8);
  context.restore();
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.some((value, index) => index % 4 === 3 && value > 0 && value < 255);
}
