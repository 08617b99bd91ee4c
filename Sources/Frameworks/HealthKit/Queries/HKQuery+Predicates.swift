internal import TactusCrashReports
internal import TactusHealthModel

extension HKQuery {
  /// Returns a predicate of the samples within a period (Health.QU2).
  ///
  /// - Parameters:
  ///   - startDate: The beginning; `nil` for none.
  ///   - endDate: The end; `nil` for none.
  ///   - options: Whether samples that extend beyond the period are excluded.
  /// - Returns: The predicate.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    var times = HealthTimes()
    times.start = startDate?.health
    times.end = endDate?.health
    times.isStartStrict = options.contains(.strictStartDate)
    times.isEndStrict = options.contains(.strictEndDate)
    return HealthPredicate(.times(times))
  }

  /// Returns a predicate of the objects of a source.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    predicateForObjects(from: [source] as Set<HKSource>)
  }

  /// Returns a predicate of the objects of sources.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    HealthPredicate(.sources(Set(sources.map(\.bundleIdentifier))))
  }

  /// Returns a predicate of the objects of versions of sources.
  public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>)
    -> NSPredicate
  { HealthPredicate(.revisions(Set(sourceRevisions.map(\.model)))) }

  /// Returns a predicate of the objects of devices.
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    HealthPredicate(.devices(Set(devices.map(\.health))))
  }

  /// Returns a predicate of an object.
  public class func predicateForObject(with UUID: UUID) -> NSPredicate {
    HealthPredicate(.objects([HealthUUID(UUID)]))
  }

  /// Returns a predicate of objects.
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    HealthPredicate(.objects(Set(UUIDs.map(HealthUUID.init))))
  }

  /// Returns a predicate of the objects that have a key in their metadata.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    HealthPredicate(.metadataKey(key))
  }

  /// Returns a predicate of the objects with some values of a key in their metadata.
  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate {
    HealthPredicate(
      .metadataValues(key, Set(allowedValues.compactMap(HealthMetadataValue.init))))
  }

  /// Returns a predicate that compares the metadata of objects with a value.
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
  ) -> NSPredicate {
    guard let wanted = HealthMetadataValue(value) else { return HealthPredicate(.any([])) }
    return HealthPredicate(.metadata(key, operatorType.comparison, wanted))
  }

  /// Returns a predicate that compares the quantity of samples with another one.
  public class func predicateForQuantitySamples(
    with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate {
    let (value, unit) = quantity.parts
    return HealthPredicate(.quantity(operatorType.comparison, value, unit))
  }

  /// Returns a predicate that compares the category of samples with a value.
  public class func predicateForCategorySamples(
    with operatorType: NSComparisonPredicate.Operator, value: Int
  ) -> NSPredicate { HealthPredicate(.category(operatorType.comparison, value)) }

  /// Returns a predicate of the samples whose category is one of some values.
  public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    HealthPredicate(.categories(values))
  }

  /// Returns a predicate of workouts of an activity.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType)
    -> NSPredicate
  { HealthPredicate(.activity(Int(workoutActivityType.rawValue))) }

  /// Returns a predicate that compares the duration of workouts with seconds.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
  ) -> NSPredicate { HealthPredicate(.duration(operatorType.comparison, duration)) }

  /// Returns a predicate that compares the distance of workouts.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity
  ) -> NSPredicate {
    let types = HealthType.all.keys.filter { $0.contains("IdentifierDistance") }.sorted()
    return total(types, operatorType, totalDistance)
  }

  /// Returns a predicate that compares the energy of workouts.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
  ) -> NSPredicate {
    total([HKQuantityTypeIdentifier.activeEnergyBurned.rawValue], operatorType, totalEnergyBurned)
  }

  /// Returns a predicate of the samples that belong to a workout.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    HealthPredicate(.workout(HealthUUID(workout.uuid)))
  }

  /// Returns a predicate that compares the workouts' total of the first of some types that they
  /// have.
  class func total(
    _ types: [String], _ operatorType: NSComparisonPredicate.Operator, _ wanted: HKQuantity
  ) -> NSPredicate {
    let (value, unit) = wanted.parts
    return HealthPredicate(.total(types, operatorType.comparison, value, unit))
  }
}

extension NSComparisonPredicate.Operator {
  /// The comparison in the phone's model; operators for strings trap.
  var comparison: HealthComparison {
    switch self {
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    default:
      programmingError(
        "HKQuery: this operator does not compare values of health data",
        exception: HKObjectType.invalidArgument)
    }
  }
}
