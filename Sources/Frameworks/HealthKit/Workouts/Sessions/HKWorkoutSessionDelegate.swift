/// The delegate of a session.
///
/// - Thread: main; the methods are called in the app's turns.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol, Sendable {
  /// The session has changed its state.
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date)

  /// Called when the session has failed, such as because another one has started.
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)

  /// Called when the session has generated an event, such as a pause.
  func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)

  /// Called when an activity within the workout has started.
  func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)

  /// Called when an activity within the workout has ended.
  func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)

  /// Called when the session on another device has sent data; never called, since there is none.
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])

  /// Called when the other device has disconnected; never called, since there is none.
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
  /// Does nothing.
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent
  ) {}
  /// Does nothing.
  public func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
  ) {}
  /// Does nothing.
  public func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
  ) {}
  /// Does nothing.
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
  ) {}
  /// Does nothing.
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
  ) {}
}
