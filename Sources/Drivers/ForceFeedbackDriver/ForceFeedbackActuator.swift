import HapticPatterns
import MotorPlayback
import PhoneHardware
import Synchronization

/// An input device that shakes, in real time.
public final class ForceFeedbackActuator: PatternActuator {
  /// What this is and what it can do.
  public let identity: ActuatorDescription

  /// Frames a second that sources must give.
  public var sampleRate: Double { SteppedMotor.sampleRate }
  /// How far playing has come; the latency is that of the motor's spinning up.
  public var progress: PlaybackProgress { state.withLock { $0.thread.motor.progress } }

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
  public func stop() { state.withLock { $0.thread }.motor.stop() }

  /// Skips what was rendered and is not felt yet.
  public func flush() { state.withLock { $0.thread }.motor.flush() }

  // MARK: Creating

  init(
    _ device: InputDevice, devices: @escaping @Sendable () -> [InputDevice], calls: InputCalls,
    news: @escaping @Sendable () -> (any InputNews)?
  ) throws(ActuatorError) {
    self.devices = devices
    self.calls = calls
    self.news = news
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
    /// What tells that the device may be back, once it was lost.
    var news: (any InputNews)?
    /// Why it could not be opened the last time.
    var obstacle: ActuatorError?
  }

  private let device: InputDevice
  private let devices: @Sendable () -> [InputDevice]
  private let calls: InputCalls
  private let news: @Sendable () -> (any InputNews)?
  private let state: Mutex<State>

  /// The thread of the open device; a new one where the device was lost and is there again.
  private func reopened() throws(ActuatorError) -> MotorThread {
    try state.withLock { state throws(ActuatorError) in
      guard state.thread.motor.device.isGone else { return state.thread }
      // OH2. Listened to before it is looked, so that nothing falls in between.
      if let news = state.news {
        if !news.hasArrivals(), let obstacle = state.obstacle { throw obstacle }
      } else {
        state.news = news()
      }
      do throws(ActuatorError) {
        let open = try reopen()
        state.thread.end()
        state = State(thread: MotorThread(SteppedMotor(identity, device: open)))
        return state.thread
      } catch {
        state.obstacle = error
        throw error
      }
    }
  }

  private func reopen() throws(ActuatorError) -> ForceFeedbackDevice {
    // OH3. Connected again, a device may have another number; its title stays.
    guard let found = devices().first(where: { $0.title == device.title }) else {
      throw InputFailure.gone.error(identity.address.description)
    }
    return try ForceFeedbackDevice(
      found.path, name: identity.address.description, calls: calls)
  }
}
