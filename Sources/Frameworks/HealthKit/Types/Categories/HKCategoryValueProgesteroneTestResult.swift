/// The values of progesterone tests.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}
