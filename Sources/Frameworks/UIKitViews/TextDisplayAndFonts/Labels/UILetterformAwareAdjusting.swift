/// A view whose size can include the parts of letters that reach beyond their usual frame.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The rule by which the view sizes itself.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The rules by which views with text size themselves.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The usual size of the font.
  case typographic = 0
  /// With room for letters that reach beyond it.
  case oversize = 1
}
