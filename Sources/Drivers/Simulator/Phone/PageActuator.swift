import HapticSynthesis
import PhoneHardware
import Synchronization

/// An actuator at the far end of a socket: pages hear what it plays, and draw it.
public final class PageActuator: ClockedActuator {
  /// What this is and what it can do.
  public let identity = ActuatorDescription(
    ActuatorAddress(family: "page"), title: "The pages of the simulator",
    abilities: [.drive, .sound, .realTime])

  private let clockwork: Clockwork

  /// Makes one.
  ///
  /// - Parameters:
  ///   - actuator: What moves in the phone.
  ///   - take: Takes what is played, as a message for pages; on the phone's thread.
  init(_ actuator: ActuatorProfile, take: @escaping @Sendable ([UInt8]) -> Void) {
    let rate = 48_000.0
    let box = Box(SoundSheet(actuator, sampleRate: rate))
    clockwork = Clockwork(
      device: "page", sampleRate: rate,
      sink: { block, count throws(ActuatorError) in
        if let bytes = box.sheet.withLock({ $0.bytes(of: block, count) }) { take(bytes) }
      })
  }

  /// Frames a second that sources must give.
  public var sampleRate: Double { clockwork.sampleRate }
  /// How far playing has come.
  public var progress: PlaybackProgress { clockwork.progress }

  /// Begins to play a source, as the contract says.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try clockwork.start(source, whenOver: whenOver)
  }

  /// Ends playing at once.
  public func stop() { clockwork.stop() }
  /// Skips what was rendered and not played yet.
  public func flush() { clockwork.flush() }
  /// Lets time pass.
  public func advance(to instant: PhoneInstant) { clockwork.advance(to: instant) }

  private final class Box: Sendable {
    let sheet: Mutex<SoundSheet>

    init(_ sheet: SoundSheet) { self.sheet = Mutex(sheet) }
  }
}
