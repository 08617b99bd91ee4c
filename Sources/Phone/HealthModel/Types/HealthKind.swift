/// The kinds of types of health data.
public enum HealthKind: Sendable, Equatable {
  /// A number with a unit; the unit is that of stored values.
  case quantity(HealthUnit, HealthAggregation)
  /// One of the values of an enumeration.
  case category
  /// Several samples that belong together.
  case correlation
  /// A characteristic of the user that does not change.
  case characteristic
  /// A workout.
  case workout
  /// The places of a workout.
  case route
  /// A series of heartbeats.
  case heartbeats
  /// The rings of a day.
  case activitySummary
  /// A test of the hearing.
  case audiogram
  /// An electrocardiogram.
  case electrocardiogram
  /// A medical document.
  case document
  /// A clinical record.
  case clinical

  /// Whether the data of such a type are samples.
  public var isSample: Bool { if case .characteristic = self { false } else { true } }
}
