import LinearConstraints

/// What the solver knows of an item.
@MainActor
final class LayoutEntry {
  unowned let item: any LayoutItem
  /// Where it begins in its view, without what goes beyond its alignment rectangle.
  let x, y: LinearVariable
  let width, height: LinearVariable
  /// What holds for it by itself: for its place in an old-style superview, its contents, its insets.
  var own: [OwnConstraint] = []
  /// What its contents were taken for.
  var contentSize: CGSize?
  /// How wide it was when it was asked how high its contents are.
  var wrappedWidth: CGFloat?

  /// A constraint that no object stands for.
  struct OwnConstraint {
    let id: LinearConstraintID
    /// What it is for people.
    let words: () -> String
    /// The factors in it.
    var factors: [Double]
  }

  init(_ item: any LayoutItem, in solver: LinearSolver) {
    self.item = item
    (x, y) = (solver.addVariable(), solver.addVariable())
    width = solver.addVariable(isNeverNegative: true)
    height = solver.addVariable(isNeverNegative: true)
  }

  var view: UIView? { item as? UIView }

  /// Where it begins along an axis.
  func start(_ axis: NSLayoutConstraint.Axis) -> LinearVariable { axis == .horizontal ? x : y }
  /// How long it is along an axis.
  func length(_ axis: NSLayoutConstraint.Axis) -> LinearVariable {
    axis == .horizontal ? width : height
  }
}
