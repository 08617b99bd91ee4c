import TactusLinearConstraints

/// The solver's variables and constraints of an item.
@MainActor
final class LayoutEntry {
  unowned let item: any LayoutItem
  /// The kind of the item, which every pass over all entries asks for.
  let kind: Kind
  private unowned let ownView: UIView?
  /// The origin in the superview, without the alignment insets.
  let x, y: LinearVariable
  let width, height: LinearVariable
  /// The constraints that the item implies: of its autoresizing mask, its content, or its insets.
  var own: [SolverConstraint] = []
  /// The constraints of the frame and the autoresizing mask, for the superview, once they were
  /// read.
  var autoresizing: [AutoresizingConstraint]?
  /// The content size that the constraints were made for.
  var contentSize: CGSize?
  /// The width in which the content's height was measured last.
  var wrappedWidth: CGFloat?

  /// Whether the item was removed; it may be deallocated then.
  var isForgotten = false
  /// The position among the entries of the engine.
  var place = 0
  /// Whether the entry is in the engine's list of those whose implied constraints may have to be
  /// updated, whose contents may have another size in their width, and whose frames may have
  /// changed.
  var isUnsettled = false, isUnwrapped = false, isMoved = false

  /// A constraint in the solver without a constraint object.
  struct SolverConstraint {
    let id: LinearConstraintID
    /// The description for debugging.
    let debugText: () -> String
    /// The coefficients.
    var factors: [Double]
  }

  /// A kind of item.
  enum Kind {
    /// A view.
    case view
    /// A guide whose place follows from its view.
    case insetGuide, scrollGuide
    /// A guide whose place follows from constraints only.
    case plainGuide
  }

  init(_ item: any LayoutItem, in solver: LinearSolver) {
    self.item = item
    ownView = item as? UIView
    kind =
      switch item {
      case is UIView: .view
      case is InsetGuide: .insetGuide
      case is ScrollGuide: .scrollGuide
      default: .plainGuide
      }
    (x, y) = (solver.addVariable(), solver.addVariable())
    width = solver.addVariable(isNeverNegative: true)
    height = solver.addVariable(isNeverNegative: true)
  }

  var view: UIView? { isForgotten ? nil : ownView }

  /// Returns the variable of the origin along an axis.
  func start(_ axis: NSLayoutConstraint.Axis) -> LinearVariable { axis == .horizontal ? x : y }
  /// Returns the variable of the length along an axis.
  func length(_ axis: NSLayoutConstraint.Axis) -> LinearVariable {
    axis == .horizontal ? width : height
  }
}
