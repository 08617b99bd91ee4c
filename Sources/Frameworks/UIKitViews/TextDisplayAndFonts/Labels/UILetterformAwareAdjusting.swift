/// A view whose size can include letter parts that extend beyond the usual frame.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The sizing rule of the view.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The sizing rules of views with text.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The typographic size of the font.
  case typographic = 0
  /// With room for letters that extend beyond it.
  case oversize = 1
}
