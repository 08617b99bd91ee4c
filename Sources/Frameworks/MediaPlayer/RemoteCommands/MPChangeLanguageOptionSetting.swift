/// The items that a change of a language option concerns.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
  /// No items.
  case none = 0
  /// The item that is now playing.
  case nowPlayingItemOnly = 1
  /// All items.
  case permanent = 2
}
