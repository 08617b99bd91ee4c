/// The values of ovulation tests.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge, indeterminate, estrogenSurge

  /// The older name of `luteinizingHormoneSurge`.
  public static var positive: Self { .luteinizingHormoneSurge }
}
