extension HKQuery {
  /// Returns a predicate of workouts with an activity of a type (Health.WA1).
  public class func predicateForWorkouts(activityType workoutActivityType: HKWorkoutActivityType)
    -> NSPredicate
  { predicateForWorkouts(with: workoutActivityType) }

  /// Returns a predicate of workouts with an activity that meets a predicate of activities.
  public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate {
    return NSPredicate { object, _ in
      (object as? HKWorkout)?.workoutActivities.contains {
        activityPredicate.evaluate(with: $0)
      } ?? false
    }
  }

  /// Returns a predicate of the activities of a type.
  public class func predicateForWorkoutActivities(
    workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    activities { $0.workoutConfiguration.activityType == workoutActivityType }
  }

  /// Returns a predicate that compares the duration of activities with seconds.
  public class func predicateForWorkoutActivities(
    operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
  ) -> NSPredicate { activities { operatorType.holds($0.duration, duration) } }

  /// Returns a predicate of the activities within a period, as of samples (Health.QU2).
  public class func predicateForWorkoutActivities(
    start startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    activities { activity in
      let end = activity.endDate ?? .distantFuture
      if let startDate {
        guard options.contains(.strictStartDate) ? activity.startDate >= startDate : end > startDate
        else { return false }
      }
      if let endDate {
        guard options.contains(.strictEndDate) ? end <= endDate : activity.startDate < endDate
        else { return false }
      }
      return true
    }
  }

  /// Returns a predicate that compares the sum of a quantity type over activities.
  public class func predicateForWorkoutActivities(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    sumQuantity: HKQuantity
  ) -> NSPredicate {
    activities(operatorType, quantityType, sumQuantity) { $0.sumQuantity() }
  }

  /// Returns a predicate that compares the minimum of a quantity type over activities.
  public class func predicateForWorkoutActivities(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    minimumQuantity: HKQuantity
  ) -> NSPredicate {
    activities(operatorType, quantityType, minimumQuantity) { $0.minimumQuantity() }
  }

  /// Returns a predicate that compares the maximum of a quantity type over activities.
  public class func predicateForWorkoutActivities(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    maximumQuantity: HKQuantity
  ) -> NSPredicate {
    activities(operatorType, quantityType, maximumQuantity) { $0.maximumQuantity() }
  }

  /// Returns a predicate that compares the average of a quantity type over activities.
  public class func predicateForWorkoutActivities(
    operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType,
    averageQuantity: HKQuantity
  ) -> NSPredicate {
    activities(operatorType, quantityType, averageQuantity) { $0.averageQuantity() }
  }

  // MARK: Feelings

  /// Returns a predicate that compares the valence of states of mind with a number.
  public class func predicateForStatesOfMind(
    with valence: Double, operatorType: NSComparisonPredicate.Operator
  ) -> NSPredicate { feelings { operatorType.holds($0.valence, valence) } }

  /// Returns a predicate of the feelings of a length.
  public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
    feelings { $0.kind == kind }
  }

  /// Returns a predicate of the feelings with a word.
  public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
    feelings { $0.labels.contains(label) }
  }

  /// Returns a predicate of the feelings about something.
  public class func predicateForStatesOfMind(
    with association: HKStateOfMind.Association
  ) -> NSPredicate { feelings { $0.associations.contains(association) } }

  // MARK: Internals

  private class func activities(
    _ isIncluded: @escaping @Sendable (HKWorkoutActivity) -> Bool
  ) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkoutActivity).map(isIncluded) ?? false }
  }

  private class func activities(
    _ operatorType: NSComparisonPredicate.Operator, _ type: HKQuantityType, _ wanted: HKQuantity,
    _ value: @escaping @Sendable (HKStatistics) -> HKQuantity?
  ) -> NSPredicate {
    activities { activity in
      guard let found = activity.statistics(for: type).flatMap(value)?.value(in: type.unit),
        let limit = wanted.value(in: type.unit)
      else { return false }
      return operatorType.holds(found, limit)
    }
  }

  private class func feelings(
    _ isIncluded: @escaping @Sendable (HKStateOfMind) -> Bool
  ) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKStateOfMind).map(isIncluded) ?? false }
  }
}

extension NSComparisonPredicate.Operator {
  /// Returns whether a comparison of two numbers is true; false for operators of other values.
  fileprivate func holds(_ one: Double, _ other: Double) -> Bool {
    switch self {
    case .lessThan: one < other
    case .lessThanOrEqualTo: one <= other
    case .greaterThan: one > other
    case .greaterThanOrEqualTo: one >= other
    case .equalTo: one == other
    case .notEqualTo: one != other
    default: false
    }
  }
}
