/// The attributes of a file with exported health data that are read.
enum HealthExportField: String, CaseIterable {
  case type, unit, value, sourceName, sourceVersion, device, creationDate, startDate, endDate
  case key, date, duration, durationUnit, sum, average, workoutActivityType
  case totalDistance, totalDistanceUnit, totalEnergyBurned, totalEnergyBurnedUnit
  case dateComponents, activeEnergyBurned, activeEnergyBurnedGoal, activeEnergyBurnedUnit
  case appleMoveTime, appleMoveTimeGoal, appleExerciseTime, appleExerciseTimeGoal
  case appleStandHours, appleStandHoursGoal, activityMoveMode
  // Ours, so that a phone's own export is read without loss.
  case uuid, sourceIdentifier, productType, workout, kind, content

  /// The place in `allCases`.
  var place: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
