/// The delegate of a live builder.
///
/// - Thread: main; the methods are called in the app's turns.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol, Sendable {
  /// The builder has collected samples of types.
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)

  /// The builder has collected an event.
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}
