/// How large people want to read; the raw value is the word on the wire and in scripts.
///
/// The order is from small to large, and the usual size is `large`.
public enum ContentSize: String, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case extraSmall = "extra-small"
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual size.
  case large
  /// A little larger than usual.
  case extraLarge = "extra-large"
  /// Larger than usual.
  case extraExtraLarge = "extra-extra-large"
  /// The largest of those for everybody.
  case extraExtraExtraLarge = "extra-extra-extra-large"
  /// The smallest of those for people who see less well.
  case accessibilityMedium = "accessibility-medium"
  /// The second of those for people who see less well.
  case accessibilityLarge = "accessibility-large"
  /// The third of those for people who see less well.
  case accessibilityExtraLarge = "accessibility-extra-large"
  /// The fourth of those for people who see less well.
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  /// Whether one size is smaller than another.
  public static func < (left: ContentSize, right: ContentSize) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
