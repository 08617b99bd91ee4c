extension UIContentSizeCategory {
  // MARK: Comparing

  /// Returns whether a category is smaller than another; false if either is unknown.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.index, let right = right.index else { return false }
    return left < right
  }
  /// Returns whether a category is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }
  /// Returns whether a category is smaller than or equal to another.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left == right || left < right
  }
  /// Returns whether a category is larger than or equal to another.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }

  // MARK: Changing

  /// A notification posted when the preferred text size changes; its `userInfo` has the new
  /// category.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  // MARK: Internals

  /// All categories, from the smallest to the largest.
  static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var index: Int? { Self.inOrder.firstIndex(of: self) }

  /// The index of the category in order of size, from 0; 3, the default's, if unknown.
  var sizeIndex: Int { index ?? 3 }

  /// The user's preferred category, as last reported by the phone.
  ///
  /// - Thread: any.
  static var current: UIContentSizeCategory {
    CurrentTraits.ofScreen.withLock { $0.preferredContentSizeCategory }
  }

  /// Returns the category of a trait collection if specified, otherwise the user's preferred one.
  static func resolved(for traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? current : category
  }
}
