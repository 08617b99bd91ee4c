import TactusHapticPatterns
import TactusMessageBus
import TactusMotorPlayback
import TactusPhoneHardware

/// The daemon as an actuator: named events, and patterns if the daemon supports them.
final class FeedbackdActuator: PatternActuator, NamedFeedbackActuator {
  let identity: ActuatorDescription

  var sampleRate: Double { SteppedMotor.sampleRate }
  /// The progress of playback; the latency is the spin-up time of the motor.
  var progress: PlaybackProgress { motor.motor.progress }

  // MARK: Creating

  /// Creates an actuator that owns a connection.
  init(_ bus: BusConnection, _ state: FeedbackdState) {
    self.bus = bus
    takesPatterns = state.takesPatterns
    identity = state.description
    let events = EventPlayer(bus)
    let vibrator = Vibrator(bus)
    let stepped = SteppedMotor(identity, device: vibrator)
    self.events = events
    let motor = MotorThread(stepped)
    self.motor = motor
    vibrator.whenRefused { [weak motor] in motor?.wake() }
    bus.listen(
      to: (FeedbackdService.name, FeedbackdService.name, "FeedbackEnded")
    ) { [weak events] signal in
      guard case .uint32(let id)? = signal.arguments.first,
        case .uint32(let reason)? = signal.arguments.dropFirst().first
      else { return }
      events?.ended(id, reason: reason)
    }
    bus.listen(
      to: ("org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged"),
      argument: FeedbackdService.name
    ) { [weak events, weak vibrator] signal in
      guard signal.arguments.dropFirst(2).first?.text == "" else { return }
      let error = BusFailure.nobody.error(wasThere: true)
      events?.endAll(.failed(error))
      vibrator?.fail(error)
    }
    bus.whenClosed { [weak events, weak vibrator] in
      let error = BusFailure.noBus(reason: "").error(wasThere: true)
      events?.lose(error)
      vibrator?.fail(error)
    }
  }

  deinit {
    motor.end()
    bus.thread.runAndWait(seconds: 1) { [events] in events.endAll(.stopped) }
  }

  // MARK: Doing

  /// Starts playing a source by following its samples.
  ///
  /// - Throws: `ActuatorError.unsupported` if the daemon supports events only.
  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try checkPatterns()
    try motor.motor.start(source, whenOver: whenOver)
    motor.wake()
  }

  /// Starts playing a pattern.
  ///
  /// - Throws: `ActuatorError.unsupported` if the daemon supports events only.
  func start(
    _ pattern: HapticPattern, gain: Double, repeats: Bool,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try checkPatterns()
    try motor.motor.start(pattern, gain: gain, repeats: repeats, whenOver: whenOver)
    motor.wake()
  }

  func stop() { motor.motor.stop() }

  func flush() { motor.motor.flush() }

  func begin(
    _ feedback: NamedFeedback, as number: UInt64,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) {
    bus.thread.run { [events] in events.begin(feedback, as: number, whenOver: whenOver) }
  }

  func end(_ number: UInt64) {
    bus.thread.run { [events] in events.end(number) }
  }

  // MARK: Internals

  private let bus: BusConnection
  private let takesPatterns: Bool
  private let events: EventPlayer
  private let motor: MotorThread

  private func checkPatterns() throws(ActuatorError) {
    guard !takesPatterns else { return }
    throw .unsupported(
      device: identity.address.description,
      reason: "this feedbackd supports events only; patterns need a newer one, with "
        + "\(FeedbackdService.hapticInterface), and a motor")
  }
}
