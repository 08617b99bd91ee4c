/// The values of changes of the appetite.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified = 0
  case noChange, decreased, increased
}
