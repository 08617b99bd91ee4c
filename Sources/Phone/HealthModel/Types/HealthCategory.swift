/// The categories in which the Health app and the access sheet show types.
///
/// - Source: the categories that Apple's user guide names, and the headings of identifiers in its
///   reference. Confidence: documented for most names, guess for the places of some types.
public enum HealthCategory: String, Sendable, CaseIterable {
  case activity = "Activity"
  case bodyMeasurements = "Body Measurements"
  case cycle = "Cycle Tracking"
  case hearing = "Hearing"
  case heart = "Heart"
  case mentalWellbeing = "Mental Wellbeing"
  case mobility = "Mobility"
  case nutrition = "Nutrition"
  case respiratory = "Respiratory"
  case sleep = "Sleep"
  case symptoms = "Symptoms"
  case vitals = "Vitals"
  case records = "Health Records"
  case other = "Other Data"

  /// Returns the name for users in a language; the English one in a language without names.
  ///
  /// - Parameter language: The language, such as `de`.
  public func name(in language: String) -> String {
    guard let names = Self.names[self] else { return rawValue }
    return language == "de" ? names.german : language == "pl" ? names.polish : rawValue
  }

  /// The names in languages other than English.
  ///
  /// - Source: ours, after the sense of the English ones. Confidence: guess.
  private static let names: [HealthCategory: (german: String, polish: String)] = [
    .activity: ("Aktivität", "Aktywność"), .bodyMeasurements: ("Körpermaße", "Pomiary ciała"),
    .cycle: ("Zyklusprotokoll", "Śledzenie cyklu"), .hearing: ("Hören", "Słuch"),
    .heart: ("Herz", "Serce"), .mentalWellbeing: ("Mentales Wohlbefinden", "Dobrostan psychiczny"),
    .mobility: ("Mobilität", "Mobilność"), .nutrition: ("Ernährung", "Odżywianie"),
    .respiratory: ("Atmung", "Oddychanie"), .sleep: ("Schlaf", "Sen"),
    .symptoms: ("Symptome", "Objawy"), .vitals: ("Vitalzeichen", "Parametry życiowe"),
    .records: ("Gesundheitsakten", "Dokumentacja medyczna"), .other: ("Andere Daten", "Inne dane"),
  ]

  /// The name of the symbol.
  public var symbol: String {
    switch self {
    case .activity: "flame.fill"
    case .bodyMeasurements: "scalemass.fill"
    case .cycle: "drop.fill"
    case .hearing: "ear"
    case .heart: "heart.fill"
    case .mentalWellbeing: "brain.head.profile"
    case .mobility: "figure.walk"
    case .nutrition: "leaf.fill"
    case .respiratory: "lungs.fill"
    case .sleep: "bed.double.fill"
    case .symptoms: "bandage.fill"
    case .vitals: "waveform.path.ecg"
    case .records: "doc.text.fill"
    case .other: "cross.case.fill"
    }
  }

  /// The color of the symbol: red, green and blue, 0…255.
  ///
  /// - Source: estimated from pictures of phones. Confidence: guess.
  public var color: (red: Int, green: Int, blue: Int) {
    switch self {
    case .activity: (255, 80, 46)
    case .bodyMeasurements, .cycle: (190, 90, 220)
    case .hearing, .records: (0, 122, 255)
    case .heart, .vitals: (255, 45, 85)
    case .mentalWellbeing: (48, 176, 199)
    case .mobility: (255, 149, 0)
    case .nutrition: (52, 180, 90)
    case .respiratory: (90, 170, 235)
    case .sleep: (88, 86, 214)
    case .symptoms: (110, 90, 210)
    case .other: (100, 110, 125)
    }
  }
}

extension HealthType {
  /// The category.
  public var category: HealthCategory {
    if word.hasPrefix("Dietary") || word == "NumberOfAlcoholicBeverages" { return .nutrition }
    switch kind {
    case .workout, .route, .activitySummary: return .activity
    case .heartbeats, .electrocardiogram: return .heart
    case .audiogram: return .hearing
    case .document, .clinical: return .records
    default: return Self.categoryOfWord[word] ?? Self.guessed(word, kind)
    }
  }

  // MARK: Internals

  /// Returns the category of a type by a word in its identifier.
  private static func guessed(_ word: String, _ kind: HealthKind) -> HealthCategory {
    for (parts, category) in categoryOfPart where parts.contains(where: word.contains) {
      return category
    }
    return .other
  }

  private static let categoryOfPart: [([String], HealthCategory)] = [
    (["Sleep"], .sleep), (["Audio", "Sound"], .hearing),
    (["HeartRate", "HeartRhythm", "Cardio", "AtrialFibrillation", "VO2", "Electrodermal"], .heart),
    (
      [
        "Menstrua", "Pregnan", "Ovulation", "Cervical", "Contraceptive", "Lactation", "Sexual",
        "Progesterone", "BasalBodyTemperature", "Bleeding",
      ], .cycle
    ),
    (["Walking", "Running", "Stair", "SixMinute", "Steadiness"], .mobility),
    (
      [
        "Distance", "Energy", "Exercise", "Stand", "Move", "Push", "Swim", "Cycling", "Flights",
        "StepCount", "Workout", "Effort", "Rowing", "Paddle", "Skating", "CrossCountry", "NikeFuel",
        "Wheelchair", "Daylight",
      ], .activity
    ),
    (
      [
        "Forced", "Respiratory", "Inhaler", "Expiratory", "OxygenSaturation", "Breathing",
        "Apnea",
      ], .respiratory
    ),
    (["BodyMass", "BodyFat", "Height", "LeanBody", "Waist"], .bodyMeasurements),
    (
      ["BloodPressure", "BloodGlucose", "BodyTemperature", "WristTemperature", "Perfusion"],
      .vitals
    ),
    (["Mindful", "Mood", "StateOfMind"], .mentalWellbeing),
    (
      [
        "Cramps", "Acne", "Appetite", "Ache", "Bloating", "Pain", "Chest", "Chills", "Constipation",
        "Coughing", "Diarrhea", "Dizziness", "Fainting", "Fatigue", "Fever", "Headache",
        "Heartburn",
        "HotFlashes", "LossOf", "Nausea", "Heartbeat", "RunnyNose", "Breath", "Sinus", "Throat",
        "Vomiting", "Wheezing", "Incontinence", "DrySkin", "HairLoss", "Vaginal", "Memory",
        "NightSweats",
      ], .symptoms
    ),
  ]

  /// The types whose words would lead elsewhere.
  private static let categoryOfWord: [String: HealthCategory] = [
    "DistanceWalkingRunning": .activity, "StepCount": .activity, "MoodChanges": .symptoms,
    "SleepChanges": .symptoms, "Food": .nutrition, "BloodPressure": .vitals,
    "UVExposure": .other, "AppleSleepingWristTemperature": .vitals,
  ]
}
