/// The values of pregnancy tests.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}
