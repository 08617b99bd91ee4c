import Glibc
import Synchronization
import TactusPatternPlayback
import TactusPhoneHardware
import TactusPhoneTypes

/// The playback of a source on an actuator.
struct PlaybackSession {
  /// The result of a playback: how it ended, and how far it came.
  struct Outcome {
    var ending: PlaybackEnding
    /// The signal that ended it.
    var signal: Int32?
    var progress: PlaybackProgress
    /// The longest time from a frame's rendering to its output, in seconds.
    var longestLatency: Double
  }

  /// The interval between two updates of the playhead, in milliseconds.
  ///
  /// The end of playback is noticed within one interval, a signal at once.
  private static let tick = 15
  /// The interval by which a recorder is advanced, in milliseconds.
  private static let step = 50

  let actuator: any Actuator
  let watch: SignalReceiver
  /// The frames from one pass to the next, if the pattern is repeated.
  var passLength: Int?
  /// The supply of the source's renderers; `nil` where it needs none.
  var supply: RendererSupply?

  /// The completion handler of a playback.
  typealias Completion = @Sendable (PlaybackEnding) -> Void

  /// Plays in real time.
  ///
  /// - Parameters:
  ///   - begin: Starts the actuator.
  ///   - show: Receives the playback position in seconds; `nil` when the size of the terminal
  ///     changes.
  func run(
    begin: (_ completion: @escaping Completion) throws(ActuatorError) -> Void,
    show: (_ seconds: Double?) -> Void
  ) throws(ActuatorError) -> Outcome {
    let receiver = EndingReceiver()
    var latency = 0.0
    if let signal = watch.wait(milliseconds: 0), signal != SIGWINCH {
      return outcome(receiver, signal, latency)
    }
    try begin { receiver.set($0) }
    let start = ContinuousClock.now
    let clocked = actuator as? any ClockedActuator
    while receiver.ending == nil {
      clocked?.advance(to: PhoneInstant.boot.advanced(by: start.duration(to: .now)))
      supply?.refill()
      latency = max(latency, actuator.progress.latency)
      show(position)
      let signal = watch.wait(milliseconds: Self.tick)
      if signal == SIGWINCH {
        show(nil)
      } else if let signal {
        actuator.stop()
        return outcome(receiver, signal, latency)
      }
    }
    return outcome(receiver, nil, latency)
  }

  /// Plays as fast as the samples are rendered, on an actuator with a manual clock.
  ///
  /// - Parameter show: Receives the playback position after every interval; an error that it throws
  ///   ends playback.
  func runAhead(
    _ source: SourceHandover, on clocked: any ClockedActuator,
    show: (_ seconds: Double) throws -> Void
  ) throws -> Outcome {
    let receiver = EndingReceiver()
    try clocked.start(source.source) { receiver.set($0) }
    var now = PhoneInstant.boot
    while receiver.ending == nil {
      clocked.advance(to: now)
      now = now.advanced(by: .milliseconds(Self.step))
      try show(position)
      if let signal = watch.wait(milliseconds: 0), signal != SIGWINCH {
        clocked.stop()
        return outcome(receiver, signal, 0)
      }
    }
    return outcome(receiver, nil, 0)
  }

  // MARK: Internals

  /// The ending that the completion handler received, if it has been called.
  private final class EndingReceiver: Sendable {
    private let received = Mutex<PlaybackEnding?>(nil)

    var ending: PlaybackEnding? { received.withLock { $0 } }

    func set(_ ending: PlaybackEnding) {
      received.withLock { $0 = ending }
    }
  }

  /// The seconds from the start of the current pass.
  private var position: Double {
    let played = actuator.progress.played
    return Double(passLength.map { played % $0 } ?? played) / actuator.sampleRate
  }

  private func outcome(_ receiver: EndingReceiver, _ signal: Int32?, _ latency: Double) -> Outcome {
    Outcome(
      ending: receiver.ending ?? .stopped, signal: signal, progress: actuator.progress,
      longestLatency: latency)
  }
}
