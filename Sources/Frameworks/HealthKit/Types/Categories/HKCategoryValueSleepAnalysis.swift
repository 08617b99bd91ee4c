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
