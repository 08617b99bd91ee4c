/// A period without an output, and the schedule of attempts to reconnect.
///
/// The source continues at its own pace, so that after the outage it is at the position where it
/// would have been. Steps are in Documentation/Behaviour/Outputs.md.
package struct SoundOutage {
  /// Seconds between two attempts.
  ///
  /// - Source: ours: four attempts per second have no measurable cost, and the wait after a
  ///   server's start is too short to be noticed. Confidence: guess.
  package static let interval = 0.25
  /// Seconds between two checks of the clock, in which the source advances.
  ///
  /// - Source: ours: some blocks of samples. Confidence: guess.
  package static let tick = 0.02

  /// The next action.
  package enum Step: Equatable {
    /// Wait.
    case wait
    /// Connect to the server.
    case connect
    /// Open a stream.
    case open
    /// Give up.
    case giveUp
  }

  /// Creates an outage.
  ///
  /// - Parameters:
  ///   - frame: The last frame of the source that was heard.
  ///   - now: Seconds on a monotonic clock.
  ///   - timeout: Seconds until giving up.
  ///   - sampleRate: Frames per second.
  package init(from frame: Int, at now: Double, timeout: Double, sampleRate: Double) {
    self.frame = frame
    self.sampleRate = sampleRate
    began = now
    end = now + timeout
    nextConnect = now
    nextOpen = now
  }

  /// Returns the frame of the source that would be heard now.
  package func frame(at now: Double) -> Int {
    frame + Int(max(0, now - began) * sampleRate)
  }

  /// Returns the next action; each attempt is due once per interval.
  ///
  /// - Parameters:
  ///   - now: Seconds on the same clock.
  ///   - isAlive: Whether the server is connected.
  ///   - isBusy: Whether an attempt is still in progress.
  package mutating func step(at now: Double, isAlive: Bool, isBusy: Bool) -> Step {
    if now >= end { return .giveUp }
    if isBusy { return .wait }
    if isAlive {
      guard now >= nextOpen else { return .wait }
      nextOpen = now + Self.interval
      return .open
    }
    guard now >= nextConnect else { return .wait }
    nextConnect = now + Self.interval
    return .connect
  }

  // MARK: Internals

  private let frame: Int
  private let sampleRate: Double
  private let began: Double
  private let end: Double
  private var nextConnect: Double
  private var nextOpen: Double
}
