import Glibc
import PatternPlayback
import PhoneHardware
import Synchronization

/// One source on one actuator, watched until it is over.
struct Playing {
  /// How a playing ended, and how far it came.
  struct Outcome {
    var ending: PlaybackEnding
    /// The signal that ended it.
    var signal: Int32?
    var progress: PlaybackProgress
    /// Seconds from a frame's rendering to its leaving the device, at most.
    var longestLatency: Double
  }

  /// Milliseconds between two looks at how far playing has come.
  ///
  /// The playhead moves as smoothly, and an end may go unnoticed as long; a signal never does.
  private static let tick = 15
  /// Milliseconds that a recorder is wound on in one go.
  private static let leap = 50

  let actuator: any Actuator
  let watch: SignalWatch
  /// Frames from one pass to the next, where the pattern is repeated.
  var passLength: Int?
  /// Where the source gets its renderers; `nil` where it needs none.
  var supply: RendererSupply?

  /// What is told when playing is over.
  typealias WhenOver = @Sendable (PlaybackEnding) -> Void

  /// Plays in real time.
  ///
  /// - Parameter begin: Starts the actuator.
  /// - Parameter show: Gets the seconds from the pattern's start that are felt now; `nil` when the
  ///   terminal has another size.
  func run(
    begin: (_ whenOver: @escaping WhenOver) throws(ActuatorError) -> Void,
    show: (_ seconds: Double?) -> Void
  ) throws(ActuatorError) -> Outcome {
    let over = Over()
    var latency = 0.0
    if let signal = watch.wait(milliseconds: 0), signal != SIGWINCH {
      return outcome(over, signal, latency)
    }
    try begin { over.set($0) }
    let start = ContinuousClock.now
    let clocked = actuator as? any ClockedActuator
    while over.ending == nil {
      clocked?.advance(to: PhoneInstant.boot.advanced(by: start.duration(to: .now)))
      supply?.refill()
      latency = max(latency, actuator.progress.latency)
      show(position)
      let signal = watch.wait(milliseconds: Self.tick)
      if signal == SIGWINCH {
        show(nil)
      } else if let signal {
        actuator.stop()
        return outcome(over, signal, latency)
      }
    }
    return outcome(over, nil, latency)
  }

  /// Plays as fast as the samples can be had, on an actuator that is wound by hand.
  ///
  /// - Parameter show: Is told how far it came after every leap; what it throws ends playing.
  func runAhead(
    _ source: SourceHandover, on clocked: any ClockedActuator,
    show: (_ seconds: Double) throws -> Void
  ) throws -> Outcome {
    let over = Over()
    try clocked.start(source.source) { over.set($0) }
    var now = PhoneInstant.boot
    while over.ending == nil {
      clocked.advance(to: now)
      now = now.advanced(by: .milliseconds(Self.leap))
      try show(position)
      if let signal = watch.wait(milliseconds: 0), signal != SIGWINCH {
        clocked.stop()
        return outcome(over, signal, 0)
      }
    }
    return outcome(over, nil, 0)
  }

  // MARK: Internals

  /// What `whenOver` said.
  private final class Over: Sendable {
    private let told = Mutex<PlaybackEnding?>(nil)

    var ending: PlaybackEnding? { told.withLock { $0 } }

    func set(_ ending: PlaybackEnding) {
      told.withLock { $0 = ending }
    }
  }

  /// Seconds from the start of the pass that is played now.
  private var position: Double {
    let played = actuator.progress.played
    return Double(passLength.map { played % $0 } ?? played) / actuator.sampleRate
  }

  private func outcome(_ over: Over, _ signal: Int32?, _ latency: Double) -> Outcome {
    Outcome(
      ending: over.ending ?? .stopped, signal: signal, progress: actuator.progress,
      longestLatency: latency)
  }
}
