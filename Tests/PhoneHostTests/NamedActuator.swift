import Synchronization
import TactusPhoneHardware

/// An actuator that knows feedback by name; a test ends each playback.
final class NamedActuator: NamedFeedbackActuator {
  private struct Playing {
    var number: UInt64
    var feedback: NamedFeedback
    var whenOver: @Sendable (PlaybackEnding) -> Void
  }

  private let playing = Mutex<[Playing]>([])
  private let begun = Mutex<[NamedFeedback]>([])
  private let samples = NullActuator()

  /// All feedback that was started so far.
  var log: [NamedFeedback] { begun.withLock { $0 } }
  /// The feedback that plays.
  var current: [NamedFeedback] { playing.withLock { $0.map(\.feedback) } }

  /// Ends the oldest playback.
  func finish(_ ending: PlaybackEnding = .finished) {
    playing.withLock { $0.removeFirst() }.whenOver(ending)
  }

  func begin(
    _ feedback: NamedFeedback, as number: UInt64,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) {
    begun.withLock { $0.append(feedback) }
    playing.withLock {
      $0.append(Playing(number: number, feedback: feedback, whenOver: whenOver))
    }
  }

  func end(_ number: UInt64) {
    let ended = playing.withLock { playing in
      defer { playing.removeAll { $0.number == number } }
      return playing.filter { $0.number == number }
    }
    for one in ended { one.whenOver(.stopped) }
  }

  var identity: ActuatorDescription { samples.identity }
  var sampleRate: Double { samples.sampleRate }
  var progress: PlaybackProgress { samples.progress }

  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try samples.start(source, whenOver: whenOver)
  }

  func stop() { samples.stop() }
  func flush() { samples.flush() }
}
