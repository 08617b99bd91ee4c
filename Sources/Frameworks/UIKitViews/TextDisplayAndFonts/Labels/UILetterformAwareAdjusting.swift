/// A view whose size can include letter parts that extend beyond the usual frame.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The sizing rule of the view.
  var sizingRule: UILetterformAwareSizingRule { get set }
}
