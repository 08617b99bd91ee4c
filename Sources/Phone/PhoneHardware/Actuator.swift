/// The contract of a thing that shakes, and with it sounds.
///
/// An actuator pulls: it asks a source for the frames it needs, in its own time. At most one source
/// plays at once. What only some actuators can do is a further protocol, asked for with `as?`.
///
/// The suite in `Tests/ContractTests` holds every actuator to what is written here.
public protocol Actuator: AnyObject, Sendable {
  /// What this is and what it can do.
  var identity: ActuatorDescription { get }

  /// Frames a second that sources must give; it does not change while the actuator lives.
  var sampleRate: Double { get }

  /// How far playing has come, or how far it came the last time.
  ///
  /// - Thread: any. May take a lock, so never from the render thread.
  var progress: PlaybackProgress { get }

  /// Begins to play a source; returns before its first frame is felt.
  ///
  /// - Parameters:
  ///   - source: What is played; the actuator alone asks it from now on, on its render thread.
  ///   - whenOver: Called exactly once if `start` did not throw, on any thread: after the last frame
  ///     has left the device, or before `stop` returns, or when the device was lost. It must return
  ///     soon and must not call the actuator.
  /// - Throws: `ActuatorError.busy` while another source plays; what the device says otherwise.
  /// - Thread: any.
  func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError)

  /// Silences the device within 20 ms and lets go of the source.
  ///
  /// What was rendered and is not felt yet is thrown away. When this returns the source is not asked
  /// any more. Does nothing while nothing plays.
  ///
  /// - Thread: any, except the render thread and `whenOver`.
  func stop()

  /// Throws away what was rendered and is not felt yet, and goes on with the frames after it.
  ///
  /// For a source that has just been told something that must not wait for the device's buffer.
  /// Does nothing while nothing plays.
  ///
  /// - Thread: any, except the render thread and `whenOver`.
  func flush()
}
