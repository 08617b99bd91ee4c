/// The delegate of a session.
///
/// - Thread: main; the methods are called in the app's turns.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol, Sendable {
  /// The session has changed its state.
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date)

  /// The session has failed, such as because another one has begun.
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)

  /// The session has generated an event, such as a pause.
  func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
}

extension HKWorkoutSessionDelegate {
  /// Does nothing.
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent
  ) {}
}
