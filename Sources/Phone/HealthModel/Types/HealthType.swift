/// A type of health data.
///
/// Steps Health.TY1….
public struct HealthType: Sendable, Hashable {
  /// The description, shared by all samples of the type so that copying a sample is cheap.
  private let description: HealthTypeDescription

  /// Creates a type.
  init(identifier: String, kind: HealthKind, isShareable: Bool) {
    description = HealthTypeDescription(
      identifier: identifier, kind: kind, isShareable: isShareable)
  }

  /// The identifier, such as `HKQuantityTypeIdentifierStepCount`.
  public var identifier: String { description.identifier }
  /// The kind.
  public var kind: HealthKind { description.kind }
  /// Whether apps may save data of the type.
  public var isShareable: Bool { description.isShareable }

  /// The longest duration of a sample, in seconds; infinite without a limit (Health.SA2).
  public var longestDuration: Double { description.longestDuration }

  /// Returns whether two types have the same identifier.
  public static func == (one: HealthType, two: HealthType) -> Bool {
    one.description === two.description || one.identifier == two.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The unit of stored values; `nil` for types other than quantities.
  public var unit: HealthUnit? {
    if case .quantity(let unit, _) = kind { unit } else { nil }
  }

  /// The way to combine quantities; `nil` for other types.
  public var aggregation: HealthAggregation? {
    if case .quantity(_, let aggregation) = kind { aggregation } else { nil }
  }

  /// Whether the user can be asked for access: the samples of a correlation are asked for instead.
  public var isRequestable: Bool { kind != .correlation }

  /// Returns the identifiers of the types whose access decides on a type: the possible parts of a
  /// correlation, or the type itself.
  static func parts(of identifier: String) -> [String] {
    let quantity = "HKQuantityTypeIdentifier"
    switch identifier {
    case "HKCorrelationTypeIdentifierBloodPressure":
      return [quantity + "BloodPressureSystolic", quantity + "BloodPressureDiastolic"]
    case "HKCorrelationTypeIdentifierFood":
      return quantities.map(\.identifier).filter { $0.hasPrefix(quantity + "Dietary") }
    default: return [identifier]
    }
  }

  /// The English name for users, such as `Heart Rate`.
  public var name: String { name(in: "en") }

  /// Returns the name for users in a language; the English one in a language without names.
  ///
  /// - Parameter language: The language, such as `de`.
  public func name(in language: String) -> String {
    Self.names[language]?[word] ?? englishName
  }

  /// Returns whether a type has a name of its own in a language other than English.
  package static func hasName(_ type: HealthType, in language: String) -> Bool {
    names[language]?[type.word] != nil
  }

  private var englishName: String {
    if let own = Self.englishNames[word] { return own }
    var name = ""
    var previous: Character = "A"
    for character in word {
      if character.isUppercase, !previous.isUppercase, !name.isEmpty { name += " " }
      name.append(character)
      previous = character
    }
    return name
  }

  /// The end of the identifier, such as `HeartRate`, by which tables have names.
  var word: String {
    identifier.split(separator: "Identifier", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// The English names that are not the words of the identifier.
  private static let englishNames: [String: String] = [
    "HKWorkoutType": "Workouts", "HKWorkoutRouteType": "Workout Routes",
    "HKActivitySummaryType": "Activity Summaries", "HKDataTypeSleepDurationGoal": "Sleep Goal",
    "StepCount": "Steps", "BodyMass": "Weight",
    "DistanceWalkingRunning": "Walking + Running Distance", "ActiveEnergyBurned": "Active Energy",
    "BasalEnergyBurned": "Resting Energy", "SleepAnalysis": "Sleep", "AllergyRecord": "Allergies",
    "ClinicalNoteRecord": "Clinical Notes", "ConditionRecord": "Conditions",
    "CoverageRecord": "Coverage", "ImmunizationRecord": "Immunizations",
    "LabResultRecord": "Lab Results", "MedicationRecord": "Medications",
    "ProcedureRecord": "Procedures", "VitalSignRecord": "Clinical Vitals",
  ]

  /// The names in languages other than English, by the ends of identifiers.
  private static let names: [String: [String: String]] = [
    "de": names(in: germanTable), "pl": names(in: polishTable),
  ]

  private static func names(in table: String) -> [String: String] {
    var names: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      names[String(parts[0])] = String(parts[1])
    }
    return names
  }

  /// The identifier of workouts.
  public static let workoutIdentifier = "HKWorkoutTypeIdentifier"
  /// The identifier of the places of workouts.
  public static let routeIdentifier = "HKWorkoutRouteTypeIdentifier"

  /// The identifier of electrocardiograms.
  public static let electrocardiogramIdentifier = "HKDataTypeIdentifierElectrocardiogram"

  /// The identifier of the goals for the duration of sleep, which exports have and apps cannot ask
  /// for.
  public static let sleepGoalIdentifier = "HKDataTypeSleepDurationGoal"

  /// Returns the type of an identifier; `nil` if there is none.
  public static func find(_ identifier: String) -> HealthType? { all[identifier] }

  /// Returns the type of an identifier or of the end of one, such as `StepCount`; `nil` if there is
  /// none.
  public static func named(_ name: String) -> HealthType? {
    let prefixes = [
      "", "HKQuantityType", "HKCategoryType", "HKCharacteristicType", "HKDataType",
      "HKClinicalType",
    ]
    return prefixes.lazy.compactMap { all[$0.isEmpty ? name : "\($0)Identifier\(name)"] }.first
      ?? all["HK\(name)TypeIdentifier"]
  }

  /// All types by their identifiers.
  public static let all: [String: HealthType] = {
    var types: [String: HealthType] = [:]
    for type in quantities + categories + others { types[type.identifier] = type }
    return types
  }()
}
