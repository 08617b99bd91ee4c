// The primal and the dual simplex method. Each preserves what the other establishes.
extension Tableau {
  /// The number of pivots per row with the fast pivoting rule, and the limit with Bland's rule.
  ///
  /// Bland's rule cannot cycle; after the limit the solver gives up.
  ///
  /// - Source: guess; layouts need about one a row.
  private static let (fastPivots, maxPivots) = (4, 50)

  /// Optimizes the solution with the primal simplex method, level by level from the strongest.
  ///
  /// The solution is feasible before and after.
  mutating func optimize() {
    var count = 0
    let (quick, limit) = limits
    while count < limit, let symbol = popCandidate(first: count > quick) {
      count += 1
      guard let row = limitingRow(symbol)?.row else { continue }
      pivot(row, to: symbol)
    }
    infeasible.removeAll(keepingCapacity: true)
  }

  /// Returns the row that limits the growth of a symbol, and how far the symbol can grow.
  func limitingRow(_ symbol: Int32) -> (row: Int, growth: Double)? {
    var found: (row: Int, growth: Double)?
    for index in columns[Int(symbol)] {
      let row = Int(index)
      let kind = kinds[Int(rows[row].basic)]
      guard kind != .free else { continue }
      let coefficient = coefficient(of: symbol, in: row)
      guard kind == .fixed || coefficient < 0 else { continue }
      let growth = kind == .fixed ? 0 : max(0, rows[row].constant) / -coefficient
      if let found {
        let isTie = abs(growth - found.growth) <= Self.leastCoefficient
        guard isTie ? rows[row].basic < rows[found.row].basic : growth < found.growth else {
          continue
        }
      }
      found = (row, growth)
    }
    return found
  }

  /// Makes the solution feasible with the dual simplex method.
  ///
  /// The solution is optimal before and after.
  ///
  /// - Returns: Nil, or a row whose constraints contradict each other.
  mutating func restoreFeasibility() -> Int? {
    var count = 0
    let (quick, limit) = limits
    while count < limit, let symbol = popInfeasible(first: count > quick) {
      let row = Int(rowOf[Int(symbol)])
      guard row >= 0, let direction = direction(toRepair: row) else { continue }
      count += 1
      if let entering = entering(row, direction) {
        pivot(row, to: entering)
      } else if abs(rows[row].constant) > Self.contradiction {
        infeasible.removeAll(keepingCapacity: true)
        return row
      } else {
        rows[row].constant = 0
        touch(rows[row].basic)
      }
    }
    infeasible.removeAll(keepingCapacity: true)
    return nil
  }

  private var limits: (quick: Int, all: Int) {
    ((rows.count + 10) * Self.fastPivots, (rows.count + 10) * Self.maxPivots)
  }

  private mutating func popInfeasible(first: Bool) -> Int32? {
    guard first, let least = infeasible.min() else { return infeasible.popLast() }
    infeasible.removeAll { $0 == least }
    return least
  }

  private enum Direction {
    case up, down, any
  }

  /// Returns the direction in which a row's value must change to become feasible, or `nil` if it
  /// is.
  private func direction(toRepair row: Int) -> Direction? {
    let value = rows[row].constant
    switch kinds[Int(rows[row].basic)] {
    case .free: return nil
    case .positive: return value < -Self.tolerance ? .up : nil
    case .fixed:
      if abs(value) > Self.tolerance { return value < 0 ? .up : .down }
      // The value is 0 and has to stay so: while the symbol is basic, others could change it.
      return rows[row].terms.contains { kinds[Int($0.symbol)] != .fixed } ? .any : nil
    }
  }

  /// Returns the symbol that makes a row feasible at the least cost when it enters the basis.
  private func entering(_ row: Int, _ direction: Direction) -> Int32? {
    let ups = direction == .down ? nil : cheapest(row, sign: 1)
    return ups ?? (direction == .up ? nil : cheapest(row, sign: -1))
  }

  private func cheapest(_ row: Int, sign: Double) -> Int32? {
    var best: Term?
    for term in rows[row].terms {
      switch kinds[Int(term.symbol)] {
      case .fixed: continue
      case .free: return term.symbol
      case .positive:
        guard term.coefficient * sign > 0 else { continue }
        if let best, !costsLess(term, than: best) { continue }
        best = term
      }
    }
    return best?.symbol
  }

  private func costsLess(_ one: Term, than other: Term) -> Bool {
    for level in levels {
      let mine = level.costs[Int(one.symbol)] / abs(one.coefficient)
      let its = level.costs[Int(other.symbol)] / abs(other.coefficient)
      if abs(mine - its) > Self.leastCost { return mine < its }
    }
    // A constraint that need not be exhausted changes before a variable, which stays 0.
    return owners[Int(one.symbol)] >= 0 && owners[Int(other.symbol)] < 0
  }
}
