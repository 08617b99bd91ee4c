/// What a view has of its own for constraints; views that have nothing to do with them have none.
@MainActor
final class ViewLayout {
  /// Whether its frame is what it was set to, and changes with its superview's as its mask says.
  var translatesMask = true
  /// The constraints that it holds, in the order in which they became active.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// By axis.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// By axis.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// Its margins, if somebody has set them: as people read, or from left to right.
  var margins: Margins?
  var preservesMargins = false
  var addsSafeArea = true
  /// Whether it is about to be hidden, and still seen.
  var isHiding = false
  var direction = UISemanticContentAttribute.unspecified
  var safeAreaGuide: InsetGuide?
  var marginsGuide: InsetGuide?
  var readableGuide: InsetGuide?
  /// Of the outermost view, what finds the places of all.
  var engine: LayoutEngine?
  /// What its margins were when it was told last.
  var toldMargins: UIEdgeInsets?

  /// Margins as they were set.
  enum Margins {
    case fixed(UIEdgeInsets)
    case reading(NSDirectionalEdgeInsets)
  }

  /// Whether an engine has to know the view.
  var isNeeded: Bool { !translatesMask || !held.isEmpty || !guides.isEmpty || engine != nil }
}
