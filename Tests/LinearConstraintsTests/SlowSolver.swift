import LinearConstraints

/// Finds how well constraints can be met by trying every corner: slow, and of another kind than the solver.
///
/// The costs are straight between the planes on which a constraint just holds, so the best of all points is
/// a corner where as many planes meet as there are variables.
struct SlowSolver {
  /// A constraint without a solver's variables.
  struct Wish {
    var coefficients: [Double]
    var relation: LinearConstraint.Relation
    var constant: Double
    var strength: Double
    var weight: Double = 1

    /// How far a point is from where it holds.
    func violation(at point: [Double]) -> Double {
      let difference = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(difference)
      case .lessOrEqual: max(0, difference)
      case .greaterOrEqual: max(0, -difference)
      }
    }
  }

  let wishes: [Wish]
  let count: Int

  /// What a point costs at each strength, the highest first; nil if it breaks what is required.
  func costs(at point: [Double]) -> [Double]? {
    for wish in wishes where wish.strength == LinearConstraint.required {
      if wish.violation(at: point) > 1e-6 { return nil }
    }
    let strengths = Set(wishes.map(\.strength)).filter(\.isFinite).sorted(by: >)
    return strengths.map { strength in
      wishes.filter { $0.strength == strength }
        .reduce(0) { $0 + $1.weight * $1.violation(at: point) }
    }
  }

  /// The least costs of all corners; nil if what is required cannot be had.
  func bestCosts() -> [Double]? {
    var best: [Double]?
    forEachChoice(of: count, from: Array(wishes.indices)) { choice in
      guard let point = corner(choice), let costs = costs(at: point) else { return }
      if let now = best, !Self.isLess(costs, now) { return }
      best = costs
    }
    return best
  }

  /// Whether the first number that differs is less.
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

  /// The point where some planes meet, by elimination.
  private func corner(_ choice: [Int]) -> [Double]? {
    var rows = choice.map { wishes[$0].coefficients + [wishes[$0].constant] }
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
