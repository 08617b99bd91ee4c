/// The values of symptoms without a severity.
public enum HKCategoryValuePresence: Int, Sendable {
  case present = 0
  case notPresent
}
