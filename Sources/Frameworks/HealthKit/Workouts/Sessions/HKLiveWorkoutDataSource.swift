internal import TactusThreads

/// The types whose samples a live builder collects.
///
/// - Thread: any; a lock guards what changes in it.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
  private struct Content {
    /// The types, with their conditions or `nil`.
    var types: [HKQuantityType: NSPredicate?] = [:]
  }

  private let content = Guarded(Content())

  /// Creates a source with the default types of a workout configuration: energy, heart rate and
  /// distance.
  ///
  /// - Parameters:
  ///   - healthStore: The store.
  ///   - configuration: The configuration of the workout; `nil` for no types.
  public init(
    healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?
  ) {
    super.init()
    if let activity = configuration?.activityType {
      // A guess: Apple's reference says only that the types fit the activity.
      let distance = HKQuantityTypeIdentifier(rawValue: activity.distance)
      for identifier in [.activeEnergyBurned, .basalEnergyBurned, .heartRate, distance] {
        enableCollection(for: HKQuantityType(identifier), predicate: nil)
      }
    }
  }

  /// The types that are collected.
  open var typesToCollect: Set<HKQuantityType> { content.withLock { Set($0.types.keys) } }

  /// Collects a type from now on.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - predicate: The conditions; `nil` for none.
  open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
    content.withLock { _ = $0.types.updateValue(predicate, forKey: quantityType) }
  }

  /// Stops collecting a type.
  open func disableCollection(for quantityType: HKQuantityType) {
    content.withLock { _ = $0.types.removeValue(forKey: quantityType) }
  }

  /// The conditions of a type; `nil` without.
  func predicate(_ type: HKQuantityType) -> NSPredicate? {
    content.withLock { $0.types[type].flatMap(\.self) }
  }
}
