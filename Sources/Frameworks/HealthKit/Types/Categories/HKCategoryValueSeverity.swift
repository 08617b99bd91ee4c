/// The values of symptoms with a severity.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified = 0
  case notPresent, mild, moderate, severe
}
