/// Says which constraints cannot hold together (VL8).
@MainActor
package enum LayoutConflict {
  /// Is told of each conflict before it is written; for tests.
  package static var listener: ((_ constraints: [String], _ broken: String) -> Void)?

  /// Writes what contradicts each other, and which of it is broken, once a conflict.
  static func report(_ constraints: [String], broken: String) {
    if let listener { return listener(constraints, broken) }
    Complaint.once(
      "these constraints contradict each other:\n" + constraints.map { "  \($0)\n" }.joined()
        + "so this one is broken, and holds only as far as it can:\n  \(broken)")
  }
}
