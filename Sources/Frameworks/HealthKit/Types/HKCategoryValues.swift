// The values of categories, with the numbers of the public header.

/// The value of categories without values.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

/// The values of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5

  /// The older name of `asleepUnspecified`.
  public static var asleep: Self { .asleepUnspecified }

  /// The values that mean sleep.
  public static var allAsleepValues: Set<Self> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// The values of hours of standing.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood = 0
  case idle = 1
}

/// The values of cervical mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  case dry = 1
  case sticky, creamy, watery, eggWhite
}

/// The values of ovulation tests.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge, indeterminate, estrogenSurge

  /// The older name of `luteinizingHormoneSurge`.
  public static var positive: Self { .luteinizingHormoneSurge }
}

/// The values of the menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// The values of symptoms with a severity.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified = 0
  case notPresent, mild, moderate, severe
}

/// The values of changes of the appetite.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified = 0
  case noChange, decreased, increased
}

/// The values of symptoms without a severity.
public enum HKCategoryValuePresence: Int, Sendable {
  case present = 0
  case notPresent
}

/// The values of loud environments.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
  case momentaryLimit = 1
}

/// The values of loud headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
  case sevenDayLimit = 1
}
