/// An actuator without a clock of its own: somebody winds it.
///
/// A shell hands in real time, a test any time it likes; on virtual time a day passes as fast as
/// the source can fill it.
public protocol ClockedActuator: Actuator {
  /// Lets time pass: pulls and plays the frames that are due until then.
  ///
  /// The first call after `start` only sets the moment from which frames count, so that playing
  /// begins when time is next handed in. Earlier moments than the latest are ignored.
  ///
  /// - Thread: one at a time; the source is filled on it, so it is the render thread.
  func advance(to instant: PhoneInstant)
}
