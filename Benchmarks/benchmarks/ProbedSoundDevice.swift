import Synchronization
import TactusPhoneHardware
import TactusPhoneTypes

/// A sound device that records when its service takes the first audible frame.
final class ProbedSoundDevice: Actuator {
  private let device: any Actuator
  private let probe = Probe()

  /// Creates a probe of an open device.
  init(_ device: any Actuator) {
    self.device = device
  }

  var identity: ActuatorDescription { device.identity }
  var sampleRate: Double { device.sampleRate }
  var progress: PlaybackProgress { device.progress }

  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try device.start(ProbedSource(source, probe), whenOver: whenOver)
  }

  func stop() { device.stop() }
  func flush() { device.flush() }

  /// Resets the recorded onset.
  func rearm() { probe.onset.store(0, ordering: .releasing) }

  /// The time at which the first audible frame leaves the device since `rearm`, or `nil`.
  var onsetInstant: PhoneInstant? {
    let nanoseconds = probe.onset.load(ordering: .acquiring)
    return nanoseconds == 0
      ? nil : PhoneInstant(nanoseconds: nanoseconds).advanced(by: .seconds(progress.latency))
  }

  /// The time of the first audible frame, as nanoseconds since boot; 0 before.
  private final class Probe: Sendable {
    let onset = Atomic<Int64>(0)
  }

  private final class ProbedSource: SignalSource {
    private let source: any SignalSource
    private let probe: Probe

    init(_ source: any SignalSource, _ probe: Probe) {
      (self.source, self.probe) = (source, probe)
    }

    func fill(_ block: PlaybackBlock) -> Int {
      let count = source.fill(block)
      let isAudible = (0..<count).contains { block.drive[$0] != 0 }
      if isAudible, probe.onset.load(ordering: .relaxed) == 0 {
        probe.onset.store(BootClock.now.nanoseconds, ordering: .releasing)
      }
      return count
    }
  }
}
