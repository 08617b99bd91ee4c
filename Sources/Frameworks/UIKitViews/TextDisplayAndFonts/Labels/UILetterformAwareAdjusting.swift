/// A view whose size can include the parts of letters that reach beyond their usual frame.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The rule by which the view sizes itself.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
