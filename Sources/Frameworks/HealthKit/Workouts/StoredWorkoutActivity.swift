internal import TactusHealthModel

/// The stored form of an activity within a workout (Health.WA2).
///
/// The phone's model of a workout has no activities, so they are stored as a string in its
/// metadata, hidden from apps.
struct StoredWorkoutActivity: Codable, Equatable {
  /// A value of the metadata.
  struct Value: Codable, Equatable {
    var text: String?
    var number: Double?
    var date: Double?
    /// The unit of a quantity, whose value is `number`.
    var unit: String?
  }

  /// The key in the metadata of the workout.
  static let key = "TactusWorkoutActivities"

  var uuid: String
  var activity: UInt
  var location: Int
  var water: Int
  /// The length of a lap in meters.
  var lap: Double?
  var start: Double
  var end: Double
  var metadata: [String: Value]
  /// The sums and averages by type identifiers, in the units of the types.
  var totals: [String: Double]

  /// Encodes activities as a string.
  static func text(_ activities: [StoredWorkoutActivity]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // All members can be encoded.
    return (try? encoder.encode(activities)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  /// Decodes the activities of a string; empty for a corrupt one.
  static func activities(_ text: String) -> [StoredWorkoutActivity] {
    (try? JSONDecoder().decode([StoredWorkoutActivity].self, from: Data(text.utf8))) ?? []
  }
}

extension StoredWorkoutActivity {
  /// Creates the stored form of an activity that has ended.
  init(_ activity: HKWorkoutActivity, end: Date, totals: [String: Double]) {
    let configuration = activity.workoutConfiguration
    uuid = activity.uuid.uuidString
    self.activity = configuration.activityType.rawValue
    location = configuration.locationType.rawValue
    water = configuration.swimmingLocationType.rawValue
    lap = configuration.lapLength?.doubleValue(for: .meter())
    (start, self.end) = (activity.startDate.health, end.health)
    metadata = HealthMetadataValue.convert(activity.metadata).mapValues { value in
      switch value {
      case .text(let text): Value(text: text)
      case .number(let number): Value(number: number)
      case .date(let date): Value(date: date)
      case .quantity(let number, let unit): Value(number: number, unit: unit.text)
      }
    }
    self.totals = totals
  }

  /// Returns the activity of a workout.
  func activity(of workout: HKWorkout) -> HKWorkoutActivity {
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = HKWorkoutActivityType(rawValue: activity) ?? .other
    configuration.locationType = HKWorkoutSessionLocationType(rawValue: location) ?? .unknown
    configuration.swimmingLocationType = HKWorkoutSwimmingLocationType(rawValue: water) ?? .unknown
    configuration.lapLength = lap.map { HKQuantity(unit: .meter(), doubleValue: $0) }
    let (start, end) = (Date(health: start), Date(health: end))
    var statistics: [HKQuantityType: HKStatistics] = [:]
    for (identifier, value) in totals {
      guard
        let type = HKObjectType.quantityType(
          forIdentifier: HKQuantityTypeIdentifier(rawValue: identifier))
      else { continue }
      var maker = HealthStatisticsMaker(type.model.aggregation ?? .arithmetic)
      maker.add(value, start.health, end.health, of: workout.source.bundleIdentifier)
      statistics[type] = HKStatistics(
        type, start, end,
        type.aggregationStyle == .cumulative ? .cumulativeSum : .discreteAverage,
        maker.finish().all[0])
    }
    let objects: [String: Any] = metadata.compactMapValues { value in
      if let text = value.text { return text }
      if let date = value.date { return Date(health: date) }
      guard let number = value.number else { return nil }
      return value.unit.map { HKQuantity(unit: HKUnit(from: $0), doubleValue: number) }
        ?? NSNumber(value: number)
    }
    return HKWorkoutActivity(
      UUID(uuidString: uuid) ?? workout.uuid, configuration, start, end,
      objects.isEmpty ? nil : objects,
      events: (workout.workoutEvents ?? []).filter {
        $0.dateInterval.start >= start && $0.dateInterval.start <= end
      }, statistics: statistics)
  }
}
