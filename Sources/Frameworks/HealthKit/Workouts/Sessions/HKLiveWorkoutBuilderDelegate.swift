/// The delegate of a live builder.
///
/// - Thread: main; the methods are called in the app's turns.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol, Sendable {
  /// The builder has collected samples of types.
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)

  /// The builder has collected an event.
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)

  /// Called when an activity of the session has started.
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)

  /// Called when an activity of the session has ended.
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
  /// Does nothing.
  public func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity
  ) {}
  /// Does nothing.
  public func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity
  ) {}
}
