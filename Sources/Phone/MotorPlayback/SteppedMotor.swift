import HapticAdaptation
import HapticPatterns
import HapticSynthesis
import PhoneHardware
import Synchronization

/// The motors of a device that takes steps, wound by hand: a driver without its thread.
package final class SteppedMotor: ClockedActuator, PatternActuator {
  /// What this is and what it can do.
  package let identity: ActuatorDescription
  /// The open device.
  package let device: any MotorDevice

  /// Frames a second that sources must give.
  ///
  /// - Source: ours; some samples in each cycle of what haptics have, and no more work than that.
  ///   Confidence: guess.
  package static let sampleRate = 16_000.0

  /// Makes the motors of an open device.
  package init(_ identity: ActuatorDescription, device: any MotorDevice) {
    self.identity = identity
    self.device = device
    clockwork = Clockwork(
      device: identity.address.description, sampleRate: Self.sampleRate,
      silence: { device.rest() })
  }

  /// Frames a second that sources must give.
  package var sampleRate: Double { Self.sampleRate }
  /// How far playing has come; the latency is that of the motor's spinning up.
  package var progress: PlaybackProgress {
    var progress = clockwork.progress
    if progress.rendered > 0 { progress.latency = device.profile.lead }
    return progress
  }
  /// Whether something plays.
  package var isPlaying: Bool { clockwork.isPlaying }

  // MARK: Doing

  /// Follows the samples of a source.
  package func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let profile = device.profile
    try start(whenOver) {
      FollowedSource(handover, profile: profile, sampleRate: Self.sampleRate)
    }
  }

  /// Plays a pattern.
  package func start(
    _ pattern: HapticPattern, gain: Double, repeats: Bool,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let mapping = ActuatorProfile.tapticEngine.mapping
    let score = MotorScore(pattern, for: device.profile, mapping: mapping, gain: gain)
    let pass = repeats ? mapping.passDuration(of: pattern) : nil
    try start(whenOver) {
      ScoreSource(score, sampleRate: Self.sampleRate, passDuration: pass)
    }
  }

  /// Stops the motors.
  package func stop() {
    winding.withLock { winding in
      clockwork.stop()
      winding = Winding()
    }
  }

  /// Nothing: no more than one step waits.
  package func flush() {
    winding.withLock { _ in clockwork.flush() }
  }

  /// Ends playing because the device is gone.
  package func lose() {
    let error = device.lose()
    winding.withLock { winding in
      clockwork.fail(error)
      winding = Winding()
    }
  }

  /// Lets time pass.
  package func advance(to instant: PhoneInstant) { _ = wind(to: instant) }

  /// Lets time pass, and says when it has to again; `nil` when nothing plays any more.
  package func wind(to instant: PhoneInstant) -> PhoneInstant? {
    winding.withLock { winding in
      if let error = device.takeLateError() { clockwork.fail(error) }
      clockwork.advance(to: instant)
      guard clockwork.isPlaying, let source = winding.source else {
        winding = Winding()
        return nil
      }
      return tell(source, &winding, at: instant)
    }
  }

  // MARK: Internals

  private struct Winding {
    var source: (any MotorSource)?
    /// What the device was told last, and when.
    var told = MotorStep(time: -.infinity)
    var toldAt: PhoneInstant?
  }

  private let clockwork: Clockwork
  /// Held while time passes and while playing is stopped, so that no step comes after a stop.
  private let winding = Mutex(Winding())

  private func start(
    _ whenOver: @escaping @Sendable (PlaybackEnding) -> Void,
    _ make: () -> some MotorSource
  ) throws(ActuatorError) {
    try winding.withLock { winding throws(ActuatorError) in
      // What went wrong before concerns nobody any more.
      _ = device.takeLateError()
      let source = make()
      try clockwork.start(source, whenOver: whenOver)
      winding = Winding(source: source)
    }
  }

  /// Tells the device what is wanted, if that is new and the device can take it already.
  private func tell(
    _ source: any MotorSource, _ winding: inout Winding, at instant: PhoneInstant
  ) -> PhoneInstant? {
    let next = source.nextFrame.flatMap(clockwork.instant(ofFrame:))
    let end = clockwork.instant(ofFrame: clockwork.progress.rendered + 1)
    let deadline = next ?? end ?? instant
    let step = source.wanted
    guard step != winding.told, !(step.isSilent && winding.told.isSilent) else { return deadline }
    // Where two passes or a late thread bring steps nearer than the device takes them, one waits.
    if let toldAt = winding.toldAt {
      let earliest = toldAt.advanced(by: .seconds(device.profile.minimumStep))
      if instant < earliest { return earliest }
    }
    do throws(ActuatorError) {
      try device.play(step, for: source.hold, at: instant)
      winding.told = step
      winding.toldAt = instant
      return deadline
    } catch {
      clockwork.fail(error)
      winding = Winding()
      return nil
    }
  }
}
