internal import TactusHealthModel

/// The rings of a day.
///
/// Step Health.AS2.
///
/// - Thread: one at a time.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// The meaning of the move ring.
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  /// The active energy.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The goal of the active energy; 0 for none.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The time of moving.
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of moving; 0 for none.
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The time of exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of exercise; `nil` for none.
  open var exerciseTimeGoal: HKQuantity?
  /// The hours with standing.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of the hours with standing; `nil` for none.
  open var standHoursGoal: HKQuantity?
  private let day: DateComponents

  /// Creates the empty rings of no day.
  public override init() {
    day = DateComponents()
    super.init()
  }

  init(_ model: HealthActivitySummary) {
    day = DateComponents(year: model.year, month: model.month, day: model.day)
    super.init()
    func quantity(_ value: Double, _ unit: HKUnit) -> HKQuantity {
      HKQuantity(unit: unit, doubleValue: value)
    }
    activityMoveMode = HKActivityMoveMode(rawValue: model.moveMode) ?? .activeEnergy
    activeEnergyBurned = quantity(model.energy.value, .kilocalorie())
    activeEnergyBurnedGoal = quantity(model.energy.goal, .kilocalorie())
    appleMoveTime = quantity(model.moveTime.value, .minute())
    appleMoveTimeGoal = quantity(model.moveTime.goal, .minute())
    appleExerciseTime = quantity(model.exercise.value, .minute())
    exerciseTimeGoal = model.exercise.goal > 0 ? quantity(model.exercise.goal, .minute()) : nil
    appleStandHours = quantity(model.stand.value, .count())
    standHoursGoal = model.stand.goal > 0 ? quantity(model.stand.goal, .count()) : nil
  }

  /// The goal of the time of exercise; 0 for none.
  open var appleExerciseTimeGoal: HKQuantity {
    get { exerciseTimeGoal ?? HKQuantity(unit: .minute(), doubleValue: 0) }
    set { exerciseTimeGoal = newValue }
  }

  /// The goal of the hours with standing; 0 for none.
  open var appleStandHoursGoal: HKQuantity {
    get { standHoursGoal ?? HKQuantity(unit: .count(), doubleValue: 0) }
    set { standHoursGoal = newValue }
  }

  /// Whether the goals were paused; always false, since exported files do not say so.
  open var isPaused: Bool { false }

  /// Returns the era, year, month and day in a calendar.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    var components = day
    components.calendar = calendar
    components.era = 1
    return components
  }

  /// The day as a sortable number.
  var number: Int { Self.number(day) }

  /// Returns a day as a sortable number.
  static func number(_ day: DateComponents) -> Int {
    (day.year ?? 0) * 10_000 + (day.month ?? 0) * 100 + (day.day ?? 0)
  }
}
