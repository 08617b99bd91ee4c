package import TactusHealthModel

/// A workout.
///
/// Steps Health.WO1….
///
/// - Thread: any; all its properties are constants.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// The activity.
  public let workoutActivityType: HKWorkoutActivityType
  /// The duration without pauses, in seconds.
  public let duration: TimeInterval
  /// The events; `nil` without.
  public let workoutEvents: [HKWorkoutEvent]?
  private let totals: [String: Double]
  private let activities: [StoredWorkoutActivity]

  /// Creates a workout; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: nil,
      totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
  }

  /// Creates a workout with totals; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, workoutEvents ?? [],
      Self.totals(workoutActivityType, totalEnergyBurned, totalDistance), nil, metadata)
  }

  /// Creates a workout with a duration and totals; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, [],
      Self.totals(workoutActivityType, totalEnergyBurned, totalDistance), nil, metadata,
      duration: duration > 0 ? duration : nil)
  }

  /// Creates a workout with totals and a device; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, workoutEvents ?? [],
      Self.totals(workoutActivityType, totalEnergyBurned, totalDistance), device, metadata)
  }

  /// Creates a workout with a duration, totals and a device; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, [],
      Self.totals(workoutActivityType, totalEnergyBurned, totalDistance), device, metadata,
      duration: duration > 0 ? duration : nil)
  }

  /// Creates a swim with its strokes; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    var totals = Self.totals(workoutActivityType, totalEnergyBurned, totalDistance)
    totals[HKQuantityTypeIdentifier.swimmingStrokeCount.rawValue] =
      totalSwimmingStrokeCount?.value(in: HKUnit.count().model)
    self.init(
      workoutActivityType, startDate, endDate, workoutEvents ?? [], totals, device, metadata)
  }

  /// Creates a climb with its floors; newer apps use `HKWorkoutBuilder`.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    var totals = Self.totals(workoutActivityType, totalEnergyBurned, totalDistance)
    totals[HKQuantityTypeIdentifier.flightsClimbed.rawValue] =
      totalFlightsClimbed?.value(in: HKUnit.count().model)
    self.init(
      workoutActivityType, startDate, endDate, workoutEvents ?? [], totals, device, metadata)
  }

  init(
    _ activity: HKWorkoutActivityType, _ start: Date, _ end: Date, _ events: [HKWorkoutEvent],
    _ totals: [String: Double], _ device: HKDevice?, _ metadata: [String: Any]?,
    duration: TimeInterval? = nil, activities: [StoredWorkoutActivity] = []
  ) {
    self.activities = activities
    workoutActivityType = activity
    workoutEvents = events.isEmpty ? nil : events
    self.totals = totals
    self.duration = duration ?? WorkoutClock(events).active(from: start, to: end)
    let workout = HealthWorkout(
      activity: Int(activity.rawValue), duration: self.duration,
      events: events.map {
        HealthWorkout.Event(
          type: $0.type.rawValue, start: $0.dateInterval.start.health,
          end: $0.dateInterval.end.health)
      }, totals: totals)
    super.init(HKObjectType.workoutType(), .workout(workout), start, end, device, metadata)
  }

  package override init(model: HealthSample) {
    var workout = HealthWorkout(activity: 3000, duration: model.end - model.start)
    if case .workout(let own) = model.content { workout = own }
    workoutActivityType =
      HKWorkoutActivityType(rawValue: UInt(clamping: workout.activity)) ?? .other
    duration = workout.duration
    totals = workout.totals
    let events = workout.events.compactMap { event in
      HKWorkoutEventType(rawValue: event.type).map {
        HKWorkoutEvent(
          type: $0,
          dateInterval: DateInterval(
            start: Date(health: event.start), end: Date(health: max(event.start, event.end))))
      }
    }
    workoutEvents = events.isEmpty ? nil : events
    var model = model
    if case .text(let text)? = model.metadata.removeValue(forKey: StoredWorkoutActivity.key) {
      activities = StoredWorkoutActivity.activities(text)
    } else {
      activities = []
    }
    super.init(model: model)
  }

  /// The workout in the phone's model.
  package override var model: HealthSample {
    var model = super.model
    if !activities.isEmpty {
      model.metadata[StoredWorkoutActivity.key] = .text(StoredWorkoutActivity.text(activities))
    }
    return model
  }

  /// The activities; a single one if the workout has none of its own.
  open var workoutActivities: [HKWorkoutActivity] {
    activities.isEmpty
      ? [HKWorkoutActivity(self)] : activities.map { $0.activity(of: self) }
  }

  // MARK: Totals

  /// The active energy; `nil` if unknown.
  open var totalEnergyBurned: HKQuantity? { total(Self.energy) }
  /// The distance of the activity; `nil` if unknown.
  open var totalDistance: HKQuantity? { total(workoutActivityType.distance) }
  /// The number of strokes; `nil` if unknown.
  open var totalSwimmingStrokeCount: HKQuantity? {
    total(HKQuantityTypeIdentifier.swimmingStrokeCount.rawValue)
  }
  /// The number of floors; `nil` if unknown.
  open var totalFlightsClimbed: HKQuantity? {
    total(HKQuantityTypeIdentifier.flightsClimbed.rawValue)
  }

  /// Returns the sum of a cumulative type over the workout, or the average of another one; `nil` if
  /// unknown.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    guard let value = totals[quantityType.identifier] else { return nil }
    var maker = HealthStatisticsMaker(quantityType.model.aggregation ?? .arithmetic)
    maker.add(value, startDate.health, endDate.health, of: source.bundleIdentifier)
    let buckets = maker.finish()
    let isSum = quantityType.aggregationStyle == .cumulative
    return HKStatistics(
      quantityType, startDate, endDate, isSum ? .cumulativeSum : .discreteAverage, buckets.all[0])
  }

  /// The known statistics of all types.
  open var allStatistics: [HKQuantityType: HKStatistics] {
    var result: [HKQuantityType: HKStatistics] = [:]
    for identifier in totals.keys {
      let type = HKQuantityType(HKQuantityTypeIdentifier(rawValue: identifier))
      result[type] = statistics(for: type)
    }
    return result
  }

  private static func totals(
    _ activity: HKWorkoutActivityType, _ energy: HKQuantity?, _ distance: HKQuantity?
  ) -> [String: Double] {
    var totals: [String: Double] = [:]
    totals[Self.energy] = energy?.value(in: HKQuantityType(.activeEnergyBurned).unit)
    totals[activity.distance] = distance?.value(in: HKUnit.meter().model)
    return totals
  }

  private static var energy: String { HKQuantityTypeIdentifier.activeEnergyBurned.rawValue }

  private func total(_ identifier: String) -> HKQuantity? {
    totals[identifier].flatMap { value in
      HealthType.find(identifier)?.unit.map { HKQuantity(value, $0) }
    }
  }
}
