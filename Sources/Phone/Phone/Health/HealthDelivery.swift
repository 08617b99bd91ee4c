import TactusPhoneTypes

/// The changes of health data for which an app wants to be woken (Health.BD1).
struct HealthDelivery: Sendable {
  /// The numbers of `HKUpdateFrequency` by the identifiers of types.
  private(set) var frequencies: [String: Int] = [:]
  /// The time of the last delivery of each type.
  private var last: [String: PhoneInstant] = [:]
  /// The types that have changed since the app was suspended.
  private var changed: Set<String> = []

  /// Sets how often changes of a type wake the app; 0 for never, and an empty type for all.
  mutating func set(_ type: String, _ frequency: Int) {
    if type.isEmpty {
      frequencies = [:]
      changed = []
    } else {
      frequencies[type] = frequency > 0 ? frequency : nil
      if frequency == 0 { changed.remove(type) }
    }
  }

  /// Adds changed types; those for which the app does not want to be woken are left out.
  mutating func add(_ types: [String]) {
    changed.formUnion(types.filter { frequencies[$0] != nil })
  }

  /// The time at which the app is woken; `nil` without a change.
  var due: PhoneInstant? { changed.map(due(of:)).min() }

  /// Removes the types that are due.
  mutating func take(at now: PhoneInstant) {
    for type in changed where due(of: type) <= now {
      last[type] = now
      changed.remove(type)
    }
  }

  /// Forgets the changes, such as because the app runs again.
  mutating func forgetChanges() { changed = [] }

  private func due(of type: String) -> PhoneInstant {
    guard let last = last[type] else { return PhoneInstant(nanoseconds: 0) }
    let hours = [0, 0, 1, 24, 168][min(max(frequencies[type] ?? 0, 0), 4)]
    let least = Self.hourly.contains(type) ? max(hours, 1) : hours
    return last.advanced(by: .seconds(least * 3600))
  }

  /// The types that wake at most once an hour.
  ///
  /// - Source: Apple's reference of `enableBackgroundDelivery` names steps as an example of such
  ///   types. Confidence: documented for steps.
  private static let hourly: Set<String> = ["HKQuantityTypeIdentifierStepCount"]
}
