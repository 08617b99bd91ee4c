internal import Glibc
internal import QuartzCore

/// A change of what a map shows, frame by frame.
@MainActor
final class MapMotion {
  private var link: CADisplayLink?
  private var start: CFTimeInterval?
  private var step: ((Double) -> Bool)?
  private var end: (() -> Void)?

  /// Whether a change is under way.
  var isRunning: Bool { link != nil }

  /// Begins a change.
  ///
  /// - Parameters:
  ///   - step: Called for each frame with the seconds since the first one; returns whether the
  ///     change goes on.
  ///   - end: Called after the last frame, also if the change is stopped.
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

  /// Ends a change where it is.
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

  /// Returns the share of the way after a share of the time: slow at both ends.
  static func eased(_ share: Double) -> Double { 0.5 - cos(share * .pi) / 2 }
}
