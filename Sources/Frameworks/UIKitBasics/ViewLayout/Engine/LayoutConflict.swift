/// The report of constraints that cannot be satisfied together (ViewLayout.VL8).
@MainActor
package enum LayoutConflict {
  /// The closure that receives conflicts in place of the log; for tests.
  package static var listener: ((_ constraints: [String], _ broken: String) -> Void)?

  /// Logs conflicting constraints and the broken one, once per conflict.
  package static func report(_ constraints: [String], broken: String) {
    if let listener { return listener(constraints, broken) }
    RuntimeWarning.once(
      "the constraints cannot be satisfied together:\n" + constraints.map { "  \($0)\n" }.joined()
        + "this constraint is broken:\n  \(broken)")
  }
}
