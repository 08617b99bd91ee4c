import Synchronization
import TactusHapticPatterns
import TactusMotorPlayback
import TactusPhoneHardware

/// An input device with force feedback, in real time.
public final class ForceFeedbackActuator: PatternActuator {
  /// The description of the device and its abilities.
  public let identity: ActuatorDescription

  /// The frames per second that sources must provide.
  public var sampleRate: Double { SteppedMotor.sampleRate }
  /// The progress of playback; the latency is the spin-up time of the motor.
  public var progress: PlaybackProgress { state.withLock { $0.thread.motor.progress } }

  /// Starts playing a source by following its samples.
  ///
  /// Reopens the device if it was lost since the last playback.
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

  /// Starts playing a pattern.
  ///
  /// Reopens the device if it was lost since the last playback.
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
  public func stop() { state.withLock { $0.thread }.motor.stop() }

  /// Skips what was rendered and is not felt yet.
  public func flush() { state.withLock { $0.thread }.motor.flush() }

  // MARK: Creating

  init(
    _ device: InputDevice, devices: @escaping @Sendable () -> [InputDevice], calls: InputCalls,
    eventSource: @escaping @Sendable () -> (any InputEventSource)?
  ) throws(ActuatorError) {
    self.devices = devices
    self.calls = calls
    self.eventSource = eventSource
    self.device = device
    let open = try ForceFeedbackDevice(
      device.path, name: device.address.description, calls: calls)
    identity = device.description(slotCount: open.slotCount)
    state = Mutex(State(thread: MotorThread(SteppedMotor(identity, device: open))))
  }

  deinit { state.withLock { $0.thread.end() } }

  // MARK: Internals

  private struct State {
    var thread: MotorThread
    /// The source of events that announce the return of a lost device.
    var eventSource: (any InputEventSource)?
    /// The error of the last attempt to reopen the device.
    var lastError: ActuatorError?
  }

  private let device: InputDevice
  private let devices: @Sendable () -> [InputDevice]
  private let calls: InputCalls
  private let eventSource: @Sendable () -> (any InputEventSource)?
  private let state: Mutex<State>

  /// Returns the thread of the open device; a new one if the device was lost and is available
  /// again.
  private func reopened() throws(ActuatorError) -> MotorThread {
    try state.withLock { state throws(ActuatorError) in
      guard state.thread.motor.device.isGone else { return state.thread }
      // The monitor starts before the look-up, so that no event is missed (Outputs.OH2).
      if let eventSource = state.eventSource {
        if !eventSource.hasArrivals(), let lastError = state.lastError { throw lastError }
      } else {
        state.eventSource = eventSource()
      }
      do throws(ActuatorError) {
        let open = try reopen()
        state.thread.end()
        state = State(thread: MotorThread(SteppedMotor(identity, device: open)))
        return state.thread
      } catch {
        state.lastError = error
        throw error
      }
    }
  }

  private func reopen() throws(ActuatorError) -> ForceFeedbackDevice {
    // A reconnected device may have another number; its title stays (Outputs.OH3).
    guard let found = devices().first(where: { $0.title == device.title }) else {
      throw InputFailure.gone.error(identity.address.description)
    }
    return try ForceFeedbackDevice(
      found.path, name: identity.address.description, calls: calls)
  }
}
