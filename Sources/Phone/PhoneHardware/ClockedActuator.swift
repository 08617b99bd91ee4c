import TactusPhoneTypes

/// An actuator without a clock of its own, whose time the caller advances.
///
/// A host passes real time, a test any time. In virtual time a day passes as fast as the source can
/// render it.
public protocol ClockedActuator: Actuator {
  /// Advances time: pulls and plays the frames that are due until an instant.
  ///
  /// The first call after `start` only sets the instant of the first frame, so playback begins when
  /// time is next advanced. Instants before the latest one are ignored.
  ///
  /// - Thread: one at a time; the source is filled on it, so it is the render thread.
  func advance(to instant: PhoneInstant)
}
