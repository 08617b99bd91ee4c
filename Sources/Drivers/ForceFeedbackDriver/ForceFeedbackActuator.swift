import HapticPatterns
import PhoneHardware
import Synchronization

/// An input device that shakes, in real time.
public final class ForceFeedbackActuator: PatternActuator {
  /// What this is and what it can do.
  public let identity: ActuatorDescription

  /// Frames a second that sources must give.
  public var sampleRate: Double { ForceFeedbackMotor.sampleRate }
  /// How far playing has come; the latency is that of the motor's spinning up.
  public var progress: PlaybackProgress { thread.withLock { $0.motor.progress } }

  /// Follows the samples of a source.
  ///
  /// Where the device went away since the last time, it is looked for again.
  ///
  /// - Thread: any.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let handover = SourceHandover(source)
    let thread = try reopened()
    try thread.motor.start(handover.source, whenOver: whenOver)
    thread.wake()
  }

  /// Plays a pattern.
  ///
  /// Where the device went away since the last time, it is looked for again.
  ///
  /// - Thread: any.
  public func start(
    _ pattern: HapticPattern, gain: Double, repeats: Bool,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    let thread = try reopened()
    try thread.motor.start(pattern, gain: gain, repeats: repeats, whenOver: whenOver)
    thread.wake()
  }

  /// Stops the motors.
  public func stop() { thread.withLock { $0 }.motor.stop() }

  /// Skips what was rendered and is not felt yet.
  public func flush() { thread.withLock { $0 }.motor.flush() }

  // MARK: Creating

  init(
    _ device: InputDevice, devices: @escaping @Sendable () -> [InputDevice], calls: InputCalls
  ) throws(ActuatorError) {
    self.devices = devices
    self.calls = calls
    self.device = device
    let open = try ForceFeedbackDevice(
      device.path, name: device.address.description, calls: calls)
    identity = device.description(slotCount: open.slotCount)
    thread = Mutex(MotorThread(ForceFeedbackMotor(identity, device: open)))
  }

  deinit { thread.withLock { $0.end() } }

  // MARK: Internals

  private let device: InputDevice
  private let devices: @Sendable () -> [InputDevice]
  private let calls: InputCalls
  private let thread: Mutex<MotorThread>

  /// The thread of the open device; a new one where the device was lost and is there again.
  private func reopened() throws(ActuatorError) -> MotorThread {
    try thread.withLock { thread throws(ActuatorError) in
      guard thread.motor.device.isGone else { return thread }
      // Connected again, a device may have another number; its title stays.
      let found = devices().first { $0.title == device.title }
      let open = try ForceFeedbackDevice(
        found?.path ?? device.path, name: identity.address.description, calls: calls)
      thread.end()
      thread = MotorThread(ForceFeedbackMotor(identity, device: open))
      return thread
    }
  }
}
