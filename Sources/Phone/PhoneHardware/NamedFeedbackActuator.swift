/// An actuator that has effects of its own for kinds of feedback.
///
/// Some services let the user choose the effect of a success or a key press, or switch it off. Such
/// an actuator plays the service's effect instead of the phone's pattern.
public protocol NamedFeedbackActuator: Actuator {
  /// Starts a feedback; returns before it is felt and does not wait for the service.
  ///
  /// Several can play at once, beside what `start` plays; the device decides how they mix.
  ///
  /// - Parameter feedback: The kind of feedback and its intensity.
  /// - Parameter number: The caller's identifier of the playback, unique among those in progress.
  /// - Parameter whenOver: Called exactly once, on any thread: when the service reports the end,
  ///   after `end`, or when the feedback cannot be played. It must return soon and must not call
  ///   the actuator.
  /// - Thread: any.
  func begin(
    _ feedback: NamedFeedback, as number: UInt64,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void)

  /// Ends a feedback early; does nothing if it is over.
  ///
  /// - Thread: any, except `whenOver`.
  func end(_ number: UInt64)
}
