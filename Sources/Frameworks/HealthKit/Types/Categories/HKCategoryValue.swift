// The values of categories, with the raw values of the public header.

/// The value of categories without values.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}
