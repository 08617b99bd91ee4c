/// A display link for a view with a scene.
@MainActor
final class FrameLink {
  private var link: CADisplayLink?

  /// Begins to call a closure with the time of each frame.
  init(framesPerSecond: Int, _ body: @escaping @MainActor (TimeInterval) -> Void) {
    let link = CADisplayLink { link in
      let time = link.timestamp
      MainActor.assumeIsolated { body(time) }
    }
    link.preferredFramesPerSecond = framesPerSecond
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The preferred number of frames per second; 0 for the screen's rate.
  var framesPerSecond: Int {
    get { link?.preferredFramesPerSecond ?? 0 }
    set { link?.preferredFramesPerSecond = newValue }
  }

  /// Stops the calls.
  func stop() {
    link?.invalidate()
    link = nil
  }
}
