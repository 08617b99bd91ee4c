/// The layout state of a view that takes part in constraints; other views have none.
@MainActor
final class ViewLayoutState {
  /// Whether the frame and the autoresizing mask are translated into constraints.
  var translatesMask = true
  /// The constraints that the view holds, in the order of their activation.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The content hugging priorities, by axis.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// The compression resistance priorities, by axis.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The margins that were set, if any.
  var margins: Margins?
  var preservesMargins = false
  var addsSafeArea = true
  /// Whether a stack view is hiding the view with an animation.
  var isHiding = false
  /// Whether the layout engine is setting the view's frame.
  var isBeingPlaced = false
  var direction = UISemanticContentAttribute.unspecified
  /// The guides of safe area and margins that were requested.
  var insetGuides: [InsetGuide.Source: InsetGuide] = [:]
  /// The layout engine, for the root of a tree.
  var engine: LayoutEngine?
  /// The margins that the view was last notified of.
  var reportedMargins: UIEdgeInsets?

  /// Margins as they were set: fixed or directional.
  enum Margins {
    case fixed(UIEdgeInsets)
    case reading(NSDirectionalEdgeInsets)
  }

  /// Whether the view needs an engine.
  var isNeeded: Bool { !translatesMask || !held.isEmpty || !guides.isEmpty || engine != nil }
}
