/// The attributes of a file with exported health data that are read; the raw value is the place.
enum HealthExportField: Int, CaseIterable {
  case type, unit, value, sourceName, sourceVersion, device, creationDate, startDate, endDate
  case key, date, duration, durationUnit, sum, average, workoutActivityType
  case totalDistance, totalDistanceUnit, totalEnergyBurned, totalEnergyBurnedUnit
  case dateComponents, activeEnergyBurned, activeEnergyBurnedGoal, activeEnergyBurnedUnit
  case appleMoveTime, appleMoveTimeGoal, appleExerciseTime, appleExerciseTimeGoal
  case appleStandHours, appleStandHoursGoal, activityMoveMode, path
  case identifier, sourceURL, fhirVersion, receivedDate, resourceFilePath, displayName
  // Ours, so that a phone's own export is read without loss.
  case uuid, sourceIdentifier, productType, workout, kind, content

  /// The name of the attribute.
  var name: String { "\(self)" }

  /// Returns the field with a name; `nil` for others.
  static func named(_ name: String) -> HealthExportField? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
