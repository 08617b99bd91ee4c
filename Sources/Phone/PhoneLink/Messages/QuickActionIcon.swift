/// The icon of a quick action.
public enum QuickActionIcon: Sendable, Equatable {
  /// An icon of the system, by the raw value of `UIApplicationShortcutIcon.IconType`, 0…28.
  case system(Int)
  /// A template image of the app's bundle, by its name.
  case image(String)
  /// A system symbol, by its name.
  case symbol(String)
  /// The initials of a contact.
  case monogram(String)

  /// The valid numbers of the system's icons.
  ///
  /// - Source: Apple's reference of `UIApplicationShortcutIcon.IconType`. Confidence: documented.
  public static let systemNumbers = 0...28
}
