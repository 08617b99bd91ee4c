// The two ways of the simplex method. Each keeps what the other restores.
extension Tableau {
  /// How many pivots are made in the order that is fast before those that cannot go round in circles,
  /// and how many of these before it gives up, each by row.
  ///
  /// - Source: guess; layouts need about one a row.
  private static let (quickPivots, carefulPivots) = (4, 50)

  /// Makes the solution as cheap as it can be: of the highest level first, and so on.
  ///
  /// All values are such as they may have, before and after.
  mutating func makeCheapest() {
    var count = 0
    let (quick, limit) = limits
    while count < limit, let symbol = takeCandidate(first: count > quick) {
      count += 1
      guard let row = firstToBlock(symbol)?.row else { continue }
      pivot(row, to: symbol)
    }
    doubtful.removeAll(keepingCapacity: true)
  }

  /// The row whose value would be the first that it is not to have, if a symbol grew, and how far it
  /// can grow until then.
  func firstToBlock(_ symbol: Int32) -> (row: Int, growth: Double)? {
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

  /// Gives all symbols values that they may have.
  ///
  /// It is as cheap as it can be, before and after.
  ///
  /// - Returns: Nil, or a row that says why this is impossible: its symbols contradict each other.
  mutating func makePossible() -> Int? {
    var count = 0
    let (quick, limit) = limits
    while count < limit, let symbol = takeDoubtful(first: count > quick) {
      let row = Int(rowOf[Int(symbol)])
      guard row >= 0, let direction = direction(toMend: row) else { continue }
      count += 1
      if let entering = entering(row, direction) {
        pivot(row, to: entering)
      } else if abs(rows[row].constant) > Self.contradiction {
        doubtful.removeAll(keepingCapacity: true)
        return row
      } else {
        rows[row].constant = 0
      }
    }
    doubtful.removeAll(keepingCapacity: true)
    return nil
  }

  private var limits: (quick: Int, all: Int) {
    ((rows.count + 10) * Self.quickPivots, (rows.count + 10) * Self.carefulPivots)
  }

  private mutating func takeDoubtful(first: Bool) -> Int32? {
    guard first, let least = doubtful.min() else { return doubtful.popLast() }
    doubtful.removeAll { $0 == least }
    return least
  }

  private enum Direction {
    case up, down, any
  }

  /// Whether a row's value has to grow or to shrink; nil if neither.
  private func direction(toMend row: Int) -> Direction? {
    let value = rows[row].constant
    switch kinds[Int(rows[row].basic)] {
    case .free: return nil
    case .positive: return value < -Self.tolerance ? .up : nil
    case .fixed:
      if abs(value) > Self.tolerance { return value < 0 ? .up : .down }
      // It is 0, and has to stay so: as long as it is basic, others could change it.
      return rows[row].terms.contains { kinds[Int($0.symbol)] != .fixed } ? .any : nil
    }
  }

  /// The symbol that has to grow to mend a row at the least cost.
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
    return false
  }
}
