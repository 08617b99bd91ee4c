/// A suggestion for a search of the user; the phone makes none.
///
/// - Thread: any; all its properties are constants.
open class CSSuggestion: NSObject, @unchecked Sendable {
  /// The kind of a suggestion.
  public enum Kind: Int, Sendable {
    /// No kind.
    case none = 0
    /// A suggestion of the app.
    case custom = 1
    /// A suggestion of the system.
    case `default` = 2
  }

  override init() { super.init() }

  /// The text of the suggestion; empty.
  open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: "") }
  /// The kind of the suggestion.
  open var suggestionKind: Kind { .none }
}
