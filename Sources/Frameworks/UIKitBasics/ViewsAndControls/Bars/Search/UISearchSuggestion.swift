/// A suggestion for a search, which the user can choose.
///
/// Steps Search.SG1…
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion; nil for none.
  var localizedSuggestion: String? { get }
  /// The text with attributes; nil for that of `localizedSuggestion`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text that assistive technologies read; nil for that of the suggestion.
  var localizedDescription: String? { get }
  /// The image; nil for none.
  var iconImage: UIImage? { get }
  /// The app's own value.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// The text with attributes; nil for that of `localizedSuggestion`.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// The text that assistive technologies read; nil for that of the suggestion.
  public var localizedDescription: String? { nil }
  /// The image; nil for none.
  public var iconImage: UIImage? { nil }
}
