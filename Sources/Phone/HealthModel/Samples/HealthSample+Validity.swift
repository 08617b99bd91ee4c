extension HealthSample {
  /// The reason why the phone rejects the sample; `nil` if it is valid (Health.SA2).
  public var problem: String? {
    guard type.kind.isSample, content.fits(type.kind) else {
      return "the content does not fit the type \(type.identifier)"
    }
    guard start.isFinite, end.isFinite, start <= end else {
      return "the end of a sample is before its start"
    }
    guard (Self.earliest...Self.latest).contains(start), end <= Self.latest else {
      return "the time of a sample is out of range"
    }
    if case .quantity(let value) = content {
      guard value.isFinite else { return "the quantity of a sample is not finite" }
    }
    guard end - start <= type.longestDuration else {
      return "samples of type \(type.identifier) have a maximum duration of "
        + "\(Int(type.longestDuration)) seconds"
    }
    switch content {
    case .electrocardiogram(let content):
      let numbers = content.voltages + [content.heartRate ?? 0, content.frequency ?? 0]
      guard numbers.allSatisfy(\.isFinite) else { return "a voltage of a sample is not finite" }
    case .rows(let rows):
      guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else {
        return "a number of a sample is not finite"
      }
    case .workout(let workout):
      guard workout.duration.isFinite, workout.totals.values.allSatisfy(\.isFinite),
        workout.events.allSatisfy({ $0.start.isFinite && $0.end.isFinite })
      else { return "a number of a workout is not finite" }
    case .summary(let summary):
      guard summary.isValid, start == summary.start, end == start else {
        return "the day of the activity is invalid"
      }
    case .quantity, .category, .correlation, .document, .clinical: break
    }
    guard metadata.count <= 256, metadata.values.allSatisfy(\.isFinite) else {
      return "the metadata of a sample are invalid"
    }
    return nil
  }

  /// The longest duration of most quantities, in seconds: four days.
  public static let longest = HealthTypeDescription.limit

  /// The earliest and the latest time, in seconds since 2001: the years 1900 and 2500.
  ///
  /// - Source: ours. Confidence: guess.
  public static let (earliest, latest) = (-3_187_296_000.0, 15_746_745_600.0)
}

extension HealthMetadataValue {
  /// Whether a number in the value is finite.
  var isFinite: Bool {
    switch self {
    case .text: true
    case .number(let number), .date(let number), .quantity(let number, _): number.isFinite
    }
  }
}
