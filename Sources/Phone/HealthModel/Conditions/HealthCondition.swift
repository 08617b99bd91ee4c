/// A condition of a query, which the phone checks (Health.QU3).
public indirect enum HealthCondition: Sendable, Hashable {
  /// All conditions are met.
  case all([HealthCondition])
  /// At least one condition is met.
  case any([HealthCondition])
  /// The condition is not met.
  case not(HealthCondition)
  /// The times of the sample.
  case times(HealthTimes)
  /// The bundle identifier of the source.
  case sources(Set<String>)
  /// The source, with its version, is one of these.
  case revisions(Set<HealthSource>)
  /// The device.
  case devices(Set<HealthDevice>)
  /// The device field at an index of `HealthDevice.fields` is one of these.
  case deviceField(Int, Set<String>)
  /// The identifier.
  case objects(Set<HealthUUID>)
  /// The metadata have a key.
  case metadataKey(String)
  /// The metadata value of a key is one of these.
  case metadataValues(String, Set<HealthMetadataValue>)
  /// The value of a key in the metadata compares with another one.
  case metadata(String, HealthComparison, HealthMetadataValue)
  /// The quantity compares with another one.
  case quantity(HealthComparison, Double, HealthUnit)
  /// The value of the category compares with another one.
  case category(HealthComparison, Int)
  /// The value of the category is one of these.
  case categories(Set<Int>)
  /// The activity of the workout, by its number.
  case activity(Int)
  /// The duration of the workout compares with seconds.
  case duration(HealthComparison, Double)
  /// The first total of the workout, of the types with these identifiers, compares with a quantity.
  case total([String], HealthComparison, Double, HealthUnit)
  /// The sample belongs to a workout.
  case workout(HealthUUID)

  /// Returns whether a sample meets the condition.
  public func includes(_ sample: HealthSample) -> Bool {
    switch self {
    case .all(let parts): return parts.allSatisfy { $0.includes(sample) }
    case .any(let parts): return parts.contains { $0.includes(sample) }
    case .not(let part): return !part.includes(sample)
    case .times(let times): return times.includes(sample.start, sample.end)
    case .sources(let bundles): return bundles.contains(sample.source.bundle)
    case .revisions(let sources): return sources.contains(sample.source)
    case .devices(let devices): return sample.device.map(devices.contains) ?? false
    case .deviceField(let place, let texts):
      guard let fields = sample.device?.fields, fields.indices.contains(place) else {
        return false
      }
      return !fields[place].isEmpty && texts.contains(fields[place])
    case .objects(let uuids): return uuids.contains(sample.uuid)
    case .metadataKey(let key): return sample.metadata[key] != nil
    case .metadataValues(let key, let values):
      return sample.metadata[key].map(values.contains) ?? false
    case .metadata(let key, let comparison, let value):
      return sample.metadata[key].map { $0.compares(comparison, value) } ?? false
    case .quantity(let comparison, let value, let unit):
      guard case .quantity(let own) = sample.content, let wanted = sample.type.unit,
        let other = unit.convert(value, to: wanted)
      else { return false }
      return comparison.compares(own, other)
    case .category(let comparison, let value):
      guard case .category(let own) = sample.content else { return false }
      return comparison.compares(own, value)
    case .categories(let values):
      guard case .category(let own) = sample.content else { return false }
      return values.contains(own)
    case .activity(let number):
      guard case .workout(let workout) = sample.content else { return false }
      return workout.activity == number
    case .duration(let comparison, let seconds):
      guard case .workout(let workout) = sample.content else { return false }
      return comparison.compares(workout.duration, seconds)
    case .total(let types, let comparison, let value, let unit):
      guard case .workout(let workout) = sample.content,
        let type = types.first(where: { workout.totals[$0] != nil }),
        let own = workout.totals[type], let stored = HealthType.find(type)?.unit,
        let other = unit.convert(value, to: stored)
      else { return false }
      return comparison.compares(own, other)
    case .workout(let uuid): return sample.workout == uuid
    }
  }
}

extension HealthMetadataValue {
  /// Returns whether two values compare as stated; values of different kinds are unequal and
  /// unordered.
  func compares(_ comparison: HealthComparison, _ other: HealthMetadataValue) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let two)): return comparison.compares(one, two)
    case (.number(let one), .number(let two)): return comparison.compares(one, two)
    case (.date(let one), .date(let two)): return comparison.compares(one, two)
    case (.quantity(let one, let unit), .quantity(let two, let second)):
      guard let two = second.convert(two, to: unit) else { return comparison == .notEqual }
      return comparison.compares(one, two)
    default: return comparison == .notEqual
    }
  }
}
