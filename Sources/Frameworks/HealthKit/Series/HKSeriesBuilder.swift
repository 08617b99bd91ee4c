/// A builder of a series of values.
///
/// - Thread: any; all its properties are constants.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
  let healthStore: HKHealthStore

  init(_ healthStore: HKHealthStore) {
    self.healthStore = healthStore
    super.init()
  }

  /// Forgets everything; nothing is saved.
  open func discard() {}

  /// Calls the completion in the app's next turn.
  func finish(
    _ isDone: Bool, _ reason: String, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    healthStore.service.later {
      completion(isDone, isDone ? nil : HKError(.errorInvalidArgument, reason))
    }
  }
}
