import Synchronization
import TactusHapticAdaptation
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPhoneHardware
import TactusPhoneTypes

/// The motors of a device that accepts steps, without a thread of their own.
package final class SteppedMotor: ClockedActuator, PatternActuator {
  /// The description of the device and its abilities.
  package let identity: ActuatorDescription
  /// The open device.
  package let device: any MotorDevice

  /// The frames per second that sources must provide.
  ///
  /// - Source: ours; some samples in each cycle of what haptics have, and no more work than that.
  ///   Confidence: guess.
  package static let sampleRate = 16_000.0

  /// Creates the motors of an open device.
  package init(_ identity: ActuatorDescription, device: any MotorDevice) {
    self.identity = identity
    self.device = device
    playback = ManualClockPlayback(
      device: identity.address.description, sampleRate: Self.sampleRate,
      silence: { device.rest() })
  }

  /// The frames per second that sources must provide.
  package var sampleRate: Double { Self.sampleRate }
  /// The progress of playback; the latency is the spin-up time of the motor.
  package var progress: PlaybackProgress {
    var progress = playback.progress
    if progress.rendered > 0 { progress.latency = device.profile.lead }
    return progress
  }
  /// Whether something plays.
  package var isPlaying: Bool { playback.isPlaying }

  // MARK: Doing

  /// Plays a source by following its samples.
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
    advanceState.withLock { advanceState in
      playback.stop()
      advanceState = AdvanceState()
    }
  }

  /// Does nothing: at most one step is pending.
  package func flush() {
    advanceState.withLock { _ in playback.flush() }
  }

  /// Ends playback because the device was disconnected.
  package func lose() {
    let error = device.lose()
    advanceState.withLock { advanceState in
      playback.fail(error)
      advanceState = AdvanceState()
    }
  }

  /// Advances time to an instant.
  package func advance(to instant: PhoneInstant) { _ = advanceAndReturnDeadline(to: instant) }

  /// Advances time and returns the instant of the next necessary call; `nil` when nothing plays any
  /// more.
  package func advanceAndReturnDeadline(to instant: PhoneInstant) -> PhoneInstant? {
    advanceState.withLock { advanceState in
      if let error = device.removeLateError() { playback.fail(error) }
      playback.advance(to: instant)
      guard playback.isPlaying, let source = advanceState.source else {
        advanceState = AdvanceState()
        return nil
      }
      return send(source, &advanceState, at: instant)
    }
  }

  // MARK: Internals

  private struct AdvanceState {
    var source: (any MotorSource)?
    /// The step last sent to the device, with its time.
    var lastStep = MotorStep(time: -.infinity)
    var lastStepTime: PhoneInstant?
  }

  private let playback: ManualClockPlayback
  /// The lock held while time advances and while playback stops, so that no step follows a stop.
  private let advanceState = Mutex(AdvanceState())

  private func start(
    _ whenOver: @escaping @Sendable (PlaybackEnding) -> Void,
    _ make: () -> some MotorSource
  ) throws(ActuatorError) {
    try advanceState.withLock { advanceState throws(ActuatorError) in
      // Errors of earlier playbacks are dropped.
      _ = device.removeLateError()
      let source = make()
      try playback.start(source, whenOver: whenOver)
      advanceState = AdvanceState(source: source)
    }
  }

  /// Sends the current step to the device if it is new and the device can accept it.
  private func send(
    _ source: any MotorSource, _ advanceState: inout AdvanceState, at instant: PhoneInstant
  ) -> PhoneInstant? {
    let next = source.nextFrame.flatMap(playback.instant(ofFrame:))
    let end = playback.instant(ofFrame: playback.progress.rendered + 1)
    let deadline = next ?? end ?? instant
    let step = source.currentStep
    guard step != advanceState.lastStep, !(step.isSilent && advanceState.lastStep.isSilent) else {
      return deadline
    }
    // If two passes or a late thread bring steps closer than the device allows, one waits.
    if let lastStepTime = advanceState.lastStepTime {
      let earliest = lastStepTime.advanced(by: .seconds(device.profile.minimumStep))
      if instant < earliest { return earliest }
    }
    do throws(ActuatorError) {
      try device.play(step, for: source.hold, at: instant)
      advanceState.lastStep = step
      advanceState.lastStepTime = instant
      return deadline
    } catch {
      playback.fail(error)
      advanceState = AdvanceState()
      return nil
    }
  }
}
