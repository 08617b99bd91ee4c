/// An actuator that knows what can happen on a phone by name, and has a feedback of its own for it.
///
/// Some services let people choose how a success or a key press feels, and whether it is felt at
/// all. Who has one plays a name and not the phone's pattern of it: that is then the service's.
public protocol NamedFeedbackActuator: Actuator {
  /// Begins to let a feedback be felt; returns before it is, and does not wait for the service.
  ///
  /// Several may be under way at once, beside what `start` plays; what a hand then feels is the
  /// device's decision.
  ///
  /// - Parameter feedback: What happened.
  /// - Parameter number: The caller's number for it, which no other has that is under way.
  /// - Parameter whenOver: Called exactly once, on any thread: after the service has said that it is
  ///   over, after `end`, or when it cannot be played. It must return soon and must not call the
  ///   actuator.
  /// - Thread: any.
  func begin(
    _ feedback: NamedFeedback, as number: UInt64,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void)

  /// Ends a feedback early; does nothing where it is over.
  ///
  /// - Thread: any, except `whenOver`.
  func end(_ number: UInt64)
}
