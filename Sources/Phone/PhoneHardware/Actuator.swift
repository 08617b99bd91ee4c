/// A haptic output device, possibly with sound output.
///
/// An actuator pulls: it requests frames from a source at its own pace. It plays at most
/// one source at a time. Abilities that only some actuators have are protocols of their own, found
/// with `as?`.
///
/// The suite in `Tests/ContractTests` tests every actuator against this contract.
public protocol Actuator: AnyObject, Sendable {
  /// The description of the device and its abilities.
  var identity: ActuatorDescription { get }

  /// The frames per second that sources must provide; constant for the life of the actuator.
  var sampleRate: Double { get }

  /// The progress of the current playback, or of the last one.
  ///
  /// - Thread: any. May take a lock, so never from the render thread.
  var progress: PlaybackProgress { get }

  /// Starts playing a source; returns before its first frame is played.
  ///
  /// - Parameters:
  ///   - source: The source, which only the actuator may use from now on, on its render thread.
  ///   - whenOver: Called exactly once if `start` did not throw, on any thread: after the last
  ///     frame has left the device, or before `stop` returns, or when the device was lost. It must
  ///     return soon and must not call the actuator.
  /// - Throws: `ActuatorError.busy` while another source plays; other errors of the device.
  /// - Thread: any.
  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError)

  /// Silences the device within 20 ms and releases the source.
  ///
  /// Frames that are rendered and not played yet are discarded. After this returns, the actuator
  /// does not call the source any more. Does nothing if nothing plays.
  ///
  /// - Thread: any, except the render thread and `whenOver`.
  func stop()

  /// Discards frames that are rendered and not played yet, and continues with the frames after
  /// them.
  ///
  /// Used when a source has received a change that must not wait for the device's buffer. Does
  /// nothing if nothing plays.
  ///
  /// - Thread: any, except the render thread and `whenOver`.
  func flush()
}
