/// A time in which there is nothing to play on, with what is to be done about it and when.
///
/// The source goes on at its own pace, so that whoever comes back finds it where it would be. Steps
/// are in Documentation/Behaviour/Outputs.md.
package struct SoundOutage {
  /// Seconds from one attempt to the next.
  ///
  /// - Source: ours: four attempts a second cost nothing that can be measured, and a person does
  ///   not notice so short a wait after a server's start. Confidence: guess.
  package static let interval = 0.25
  /// Seconds from one look at the clock to the next, in which the source goes on.
  ///
  /// - Source: ours: some blocks of samples. Confidence: guess.
  package static let tick = 0.02

  /// What there is to be done.
  package enum Step: Equatable {
    /// Nothing but to wait.
    case wait
    /// Looking for the server.
    case connect
    /// Asking the server for a stream.
    case open
    /// Giving up.
    case giveUp
  }

  /// Begins one.
  ///
  /// - Parameters:
  ///   - frame: The source's frame that was heard last.
  ///   - now: Seconds on any clock that does not jump.
  ///   - patience: Seconds until it is given up.
  ///   - sampleRate: Frames a second.
  package init(from frame: Int, at now: Double, patience: Double, sampleRate: Double) {
    self.frame = frame
    self.sampleRate = sampleRate
    began = now
    end = now + patience
    nextConnect = now
    nextOpen = now
  }

  /// The source's frame that would be heard now.
  package func frame(at now: Double) -> Int {
    frame + Int(max(0, now - began) * sampleRate)
  }

  /// What is to be done now; each attempt is due once an interval.
  ///
  /// - Parameters:
  ///   - now: Seconds on the same clock.
  ///   - isAlive: Whether the server is there.
  ///   - isBusy: Whether an attempt is under way still.
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
