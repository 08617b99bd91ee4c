internal import Glibc
internal import QuartzCore

/// An animation of the viewport, frame by frame.
@MainActor
final class MapMotion {
  private var link: CADisplayLink?
  private var start: CFTimeInterval?
  private var step: ((Double) -> Bool)?
  private var end: (() -> Void)?

  /// Whether an animation is in progress.
  var isRunning: Bool { link != nil }

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - step: Called for each frame with the seconds since the first one; returns whether the
  ///     animation continues.
  ///   - end: Called after the last frame, even if the animation is stopped.
  func begin(_ step: @escaping (Double) -> Bool, end: @escaping () -> Void) {
    stop()
    (self.step, self.end, start) = (step, end, nil)
    let link = CADisplayLink { [weak self] link in
      // Display links run on the main thread.
      let time = link.timestamp
      MainActor.assumeIsolated { self?.advance(to: time) }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops an animation at its current state.
  func stop() {
    link?.invalidate()
    let end = self.end
    (link, step, self.end) = (nil, nil, nil)
    end?()
  }

  private func advance(to time: CFTimeInterval) {
    let first = start ?? time
    start = first
    if step?(time - first) != true { stop() }
  }

  /// Returns the fraction of the change for a fraction of the time: slow at both ends.
  static func eased(_ share: Double) -> Double { 0.5 - cos(share * .pi) / 2 }
}
