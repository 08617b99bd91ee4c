import TactusLinearConstraints

/// The work that a layout engine has done, on which layouts spend their time.
package struct LayoutWork: Equatable {
  /// The number of times that an item was asked for the constraints that it implies.
  package var settled = 0
  /// The number of times that a view was asked for the height of its contents in its width.
  package var wrapped = 0
  /// The number of comparisons of a solved frame with that of the view.
  package var compared = 0
  /// The work of the solver.
  package var solver = LinearSolver.Work()

  package init() {}

  /// Returns what was done since an earlier time.
  package func since(_ before: LayoutWork) -> LayoutWork {
    var work = self
    work.settled -= before.settled
    work.wrapped -= before.wrapped
    work.compared -= before.compared
    work.solver = solver.since(before.solver)
    return work
  }
}

extension UIView {
  /// The work of the layout engine of the view's tree, if it has one.
  package var layoutWork: LayoutWork? {
    guard let engine = layoutEngine else { return nil }
    var work = engine.work
    work.solver = engine.solver.work
    return work
  }
}
