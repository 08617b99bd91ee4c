internal import TactusHealthModel

/// A type of samples.
///
/// - Thread: any.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether samples have a longest duration.
  open var isMaximumDurationRestricted: Bool { model.unit != nil }
  /// The longest duration of a sample in seconds; infinite without restriction.
  open var maximumAllowedDuration: TimeInterval {
    isMaximumDurationRestricted ? HealthSample.longest : .infinity
  }
  /// Whether samples have a shortest duration; false.
  open var isMinimumDurationRestricted: Bool { false }
  /// The shortest duration of a sample in seconds; 0.
  open var minimumAllowedDuration: TimeInterval { 0 }
}

/// A type of categories.
///
/// - Thread: any.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one ends the program.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }
}

/// A type of correlations.
///
/// - Thread: any.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one ends the program.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }
}

/// The type of workouts.
///
/// - Thread: any.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A type of series of values.
///
/// - Thread: any.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// Returns the type of the places of workouts.
  open class func workoutRoute() -> HKSeriesType {
    HKSeriesType(model: model(HealthType.routeIdentifier))
  }
}

/// A type of facts about the user.
///
/// - Thread: any.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates the type of an identifier; an unknown one ends the program.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(model: HKObjectType.model(identifier.rawValue))
  }
}

/// The type of the rings of a day.
///
/// - Thread: any.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The identifier of the type of workouts.
public let HKWorkoutTypeIdentifier = HealthType.workoutIdentifier
/// The identifier of the type of the places of workouts.
public let HKWorkoutRouteTypeIdentifier = HealthType.routeIdentifier
