import TactusCrashReports
import TactusDisplayList

extension CGContext {
  /// Removes the clip of the graphics state, also that of states before; those keep theirs
  /// (Drawing.CG2).
  public func resetClip() {
    let isInLayer = states.contains { $0.beganLayer || !$0.masks.isEmpty }
    guard !isInLayer, state.masks.isEmpty else {
      RuntimeWarning.once(
        "CGContext.resetClip(): the clip stays in a transparency layer and under a mask",
        namesPlace: true)
      return
    }
    canvas.keepInitialState()
    state.clips = []
    state.clip = initialClip
    rebuild()
  }

  /// Returns to the painter's initial state, and makes the current one from it.
  ///
  /// A painter can only narrow its clip; it gets a wider one with the initial state.
  func rebuild() {
    for before in states where !before.isDetached { canvas.execute(.restore) }
    for index in states.indices { states[index].isDetached = true }
    canvas.execute(.restore)
    canvas.execute(.save)
    for clip in state.clips { canvas.execute(.clip(clip.path, clip.rule)) }
    canvas.execute(.transform(userTransform))
    canvas.execute(.opacity(state.alpha))
    canvas.execute(.blend(state.blend.drawing))
    canvas.execute(.shadow(state.shadow))
    canvas.execute(.antialias(state.painterAntialiases))
  }
}
