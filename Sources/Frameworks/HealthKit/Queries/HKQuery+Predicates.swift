internal import TactusCrashReports
internal import TactusHealthModel

/// The conditions on the times of samples.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Samples start within the times.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Samples end within the times.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

extension HKQuery {
  /// Returns a predicate of the samples within times (Health.QU2).
  ///
  /// - Parameters:
  ///   - startDate: The beginning; `nil` for none.
  ///   - endDate: The end; `nil` for none.
  ///   - options: Whether samples that reach over an edge count.
  /// - Returns: The predicate.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    var filter = HealthFilter()
    filter.start = startDate?.health
    filter.end = endDate?.health
    filter.isStartStrict = options.contains(.strictStartDate)
    filter.isEndStrict = options.contains(.strictEndDate)
    let times = filter
    return HealthPredicate(filter, isComplete: true) { object in
      (object as? HKSample).map { times.includes($0.startDate.health, $0.endDate.health) } ?? false
    }
  }

  /// Returns a predicate of the objects of sources.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    let bundles = Set(sources.map(\.bundleIdentifier))
    var filter = HealthFilter()
    filter.sources = bundles
    return HealthPredicate(filter, isComplete: true) {
      bundles.contains($0.source.bundleIdentifier)
    }
  }

  /// Returns a predicate of the objects of versions of sources.
  public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>)
    -> NSPredicate
  { HealthPredicate { sourceRevisions.contains($0.sourceRevision) } }

  /// Returns a predicate of the objects of devices.
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    HealthPredicate { object in object.device.map(devices.contains) ?? false }
  }

  /// Returns a predicate of an object.
  public class func predicateForObject(with UUID: UUID) -> NSPredicate {
    HealthPredicate { $0.uuid == UUID }
  }

  /// Returns a predicate of objects.
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    HealthPredicate { UUIDs.contains($0.uuid) }
  }

  /// Returns a predicate of the objects that have a key in their metadata.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    HealthPredicate { $0.metadata?[key] != nil }
  }

  /// Returns a predicate of the objects with some values of a key in their metadata.
  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate {
    let values = Set(allowedValues.compactMap(HealthMetadataValue.init))
    return HealthPredicate { object in
      object.metadata?[key].flatMap(HealthMetadataValue.init).map(values.contains) ?? false
    }
  }

  /// Returns a predicate of the objects whose metadata compare with a value.
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
  ) -> NSPredicate {
    let wanted = HealthMetadataValue(value)
    return HealthPredicate { object in
      guard let found = object.metadata?[key].flatMap(HealthMetadataValue.init), let wanted else {
        return false
      }
      switch (found, wanted) {
      case (.text(let one), .text(let two)): return operatorType.compares(one, two)
      case (.number(let one), .number(let two)): return operatorType.compares(one, two)
      case (.date(let one), .date(let two)): return operatorType.compares(one, two)
      case (.quantity(let one, let unit), .quantity(let two, let other)):
        return other.convert(two, to: unit).map { operatorType.compares(one, $0) } ?? false
      default: return operatorType == .notEqualTo
      }
    }
  }

  /// Returns a predicate of the samples whose quantity compares with another one.
  public class func predicateForQuantitySamples(
    with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate {
    HealthPredicate { object in
      guard let sample = object as? HKQuantitySample,
        let value = quantity.value(in: sample.quantityType.unit)
      else { return false }
      let own = sample.quantity.value(in: sample.quantityType.unit) ?? .nan
      return operatorType.compares(own, value)
    }
  }

  /// Returns a predicate of the samples whose category compares with a value.
  public class func predicateForCategorySamples(
    with operatorType: NSComparisonPredicate.Operator, value: Int
  ) -> NSPredicate {
    HealthPredicate { object in
      (object as? HKCategorySample).map { operatorType.compares($0.value, value) } ?? false
    }
  }

  /// Returns a predicate of the samples whose category has one of some values.
  public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    HealthPredicate { object in
      (object as? HKCategorySample).map { values.contains($0.value) } ?? false
    }
  }

  /// Returns a predicate of workouts of an activity.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType)
    -> NSPredicate
  { HealthPredicate { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType } }

  /// Returns a predicate of workouts whose duration compares with seconds.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
  ) -> NSPredicate {
    HealthPredicate { object in
      (object as? HKWorkout).map { operatorType.compares($0.duration, duration) } ?? false
    }
  }

  /// Returns a predicate of workouts whose distance compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity
  ) -> NSPredicate { workouts(operatorType, totalDistance) { $0.totalDistance } }

  /// Returns a predicate of workouts whose energy compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
  ) -> NSPredicate { workouts(operatorType, totalEnergyBurned) { $0.totalEnergyBurned } }

  /// Returns a predicate of the samples that belong to a workout.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    let identifier = HealthUUID(workout.uuid)
    return HealthPredicate { ($0 as? HKSample)?.workoutIdentifier == identifier }
  }

  private class func workouts(
    _ operatorType: NSComparisonPredicate.Operator, _ wanted: HKQuantity,
    _ find: @escaping @Sendable (HKWorkout) -> HKQuantity?
  ) -> NSPredicate {
    let (value, unit) = wanted.parts
    return HealthPredicate { object in
      guard let own = (object as? HKWorkout).flatMap(find)?.value(in: unit) else { return false }
      return operatorType.compares(own, value)
    }
  }
}

extension NSComparisonPredicate.Operator {
  /// Compares two values; operators of texts end the program.
  func compares<Value: Comparable>(_ one: Value, _ two: Value) -> Bool {
    switch self {
    case .equalTo: one == two
    case .notEqualTo: one != two
    case .lessThan: one < two
    case .lessThanOrEqualTo: one <= two
    case .greaterThan: one > two
    case .greaterThanOrEqualTo: one >= two
    default:
      programmingError(
        "HKQuery: this operator does not compare values of health data",
        exception: HKObjectType.invalidArgument)
    }
  }
}
