import TactusLinearConstraints

/// A reference solver that tries every corner, by a method unlike the solver's.
///
/// The costs are linear between the planes on which a constraint just holds, so the optimum is a
/// corner where as many planes meet as there are variables.
struct SlowSolver {
  /// A constraint without a solver's variables.
  struct TestConstraint {
    var coefficients: [Double]
    var relation: LinearConstraint.Relation
    var constant: Double
    var strength: Double
    var weight: Double = 1

    /// Returns the violation at a point.
    func violation(at point: [Double]) -> Double {
      let difference = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(difference)
      case .lessOrEqual: max(0, difference)
      case .greaterOrEqual: max(0, -difference)
      }
    }
  }

  let constraints: [TestConstraint]
  let count: Int

  /// Returns the costs of a point for each strength, the highest first, or `nil` if it violates a
  /// required constraint.
  func costs(at point: [Double]) -> [Double]? {
    for item in constraints where item.strength == LinearConstraint.required {
      if item.violation(at: point) > 1e-6 { return nil }
    }
    let strengths = Set(constraints.map(\.strength)).filter(\.isFinite).sorted(by: >)
    return strengths.map { strength in
      constraints.filter { $0.strength == strength }
        .reduce(0) { $0 + $1.weight * $1.violation(at: point) }
    }
  }

  /// Returns the least costs of all corners, or `nil` if the required constraints are infeasible.
  func bestCosts() -> [Double]? {
    var best: [Double]?
    forEachChoice(of: count, from: Array(constraints.indices)) { choice in
      guard let point = corner(choice), let costs = costs(at: point) else { return }
      if let now = best, !Self.isLess(costs, now) { return }
      best = costs
    }
    return best
  }

  /// Returns whether the first differing number is less.
  static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (mine, its) in zip(one, other) where abs(mine - its) > 1e-6 { return mine < its }
    return false
  }

  private func forEachChoice(
    of count: Int, from indices: [Int], chosen: [Int] = [], _ body: ([Int]) -> Void
  ) {
    if chosen.count == count { return body(chosen) }
    for (place, index) in indices.enumerated() {
      forEachChoice(
        of: count, from: Array(indices[(place + 1)...]), chosen: chosen + [index], body)
    }
  }

  /// Returns the intersection of some planes, by elimination.
  private func corner(_ choice: [Int]) -> [Double]? {
    var rows = choice.map { constraints[$0].coefficients + [constraints[$0].constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
