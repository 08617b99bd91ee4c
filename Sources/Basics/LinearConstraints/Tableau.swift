/// A simplex tableau: rows that express basic symbols as sums of nonbasic symbols, whose values are
/// 0.
///
/// The values of restricted basic symbols are the constants of their rows. Rows of free symbols may
/// also contain basic symbols, though none by way of itself: they never limit a pivot, so they stay
/// as they were written and are replaced by what they stand for only where somebody asks. In a
/// chain of views, every position depends on all lengths before it; written out, the rows of the
/// positions would have as many terms as the square of the chain's length.
///
/// Rows keep their terms in the order of the symbols, so that sums do not depend on the history, to
/// the bit; columns list the rows that contain a symbol, in no particular order.
struct Tableau {
  /// The range of values that a symbol may have.
  enum Kind: UInt8 {
    /// Any value.
    case free
    /// 0 or greater.
    case positive
    /// Only 0; the symbol marks a required equation in the tableau.
    case fixed
  }

  /// A symbol multiplied by a coefficient.
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// The expression of one basic symbol.
  struct Row {
    var basic: Int32
    var constant: Double
    var terms: [Term] = []
  }

  /// The objective function of all constraints of one strength.
  struct Objective {
    let strength: Double
    /// The change of the cost per unit of each nonbasic symbol.
    var costs: [Double]
  }

  /// The value below which a coefficient counts as 0.
  ///
  /// - Source: guess; far above rounding errors, and far below practical coefficients.
  static let leastCoefficient = 1e-10
  /// The value below which a cost counts as 0.
  ///
  /// - Source: guess, as above.
  static let leastCost = 1e-9
  /// The amount by which a value may fall below 0 through rounding.
  ///
  /// - Source: guess; far below what is visible on a screen.
  static let tolerance = 1e-8
  /// The contradiction between two required constraints that is silently accepted.
  ///
  /// - Source: guess: a thousandth of a point.
  static let contradiction = 1e-3

  var kinds: [Kind] = []
  /// The row whose basic symbol is each symbol; -1 for none.
  var rowOf: [Int32] = []
  /// The constraint that each symbol represents; -1 for none.
  private(set) var owners: [Int32] = []
  var columns: [[Int32]] = []
  var rows: [Row] = []
  /// The objective functions, the strongest first.
  var levels: [Objective] = []
  /// The basic symbols whose values may be infeasible.
  var infeasible: [Int32] = []
  /// The symbols whose growth may reduce the cost.
  var candidates: [Int32] = []
  private var isCandidate: [Bool] = []
  private var freeRows: [Int32] = []
  private var freeSymbols: [Int32] = []
  private var spare: [Term] = []
  /// The values of the symbols as of the last `updateValues`.
  var values: [Double] = []
  /// The symbols whose values may have changed since then.
  var touched: [Int32] = []
  var isTouched: [Bool] = []
  /// The variables whose values have changed since the changes were taken.
  private var changed: [Int32] = []
  private var isChanged: [Bool] = []
  var scratch = Scratch()
  /// The work that was done so far.
  var work = LinearSolver.Work()

  // MARK: Symbols

  mutating func addSymbol(_ kind: Kind, owner: Int32 = -1) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      (kinds[Int(symbol)], owners[Int(symbol)]) = (kind, owner)
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    owners.append(owner)
    columns.append([])
    isCandidate.append(false)
    values.append(0)
    isTouched.append(false)
    isChanged.append(false)
    for level in levels.indices { levels[level].costs.append(0) }
    return Int32(kinds.count - 1)
  }

  /// Removes a symbol that occurs in no constraint any more.
  mutating func removeSymbol(_ symbol: Int32) {
    let index = Int(symbol)
    if rowOf[index] >= 0 { dropRow(Int(rowOf[index])) }
    for row in columns[index] {
      touch(rows[Int(row)].basic)
      rows[Int(row)].terms.removeAll { $0.symbol == symbol }
    }
    values[index] = 0
    columns[index].removeAll()
    for level in levels.indices { levels[level].costs[index] = 0 }
    owners[index] = -1
    freeSymbols.append(symbol)
  }

  /// Removes all constraints, and keeps the variables.
  mutating func clear() {
    for symbol in kinds.indices where owners[symbol] >= 0 {
      owners[symbol] = -1
      freeSymbols.append(Int32(symbol))
    }
    for symbol in kinds.indices {
      (rowOf[symbol], isCandidate[symbol]) = (-1, false)
      columns[symbol].removeAll()
      touch(Int32(symbol))
    }
    rows.removeAll()
    freeRows.removeAll()
    levels.removeAll()
    infeasible.removeAll()
    candidates.removeAll()
  }

  func isBasic(_ symbol: Int32) -> Bool { rowOf[Int(symbol)] >= 0 }

  // MARK: Rows

  /// Adds a row for a symbol that is in no row yet.
  mutating func addRow(_ row: Row) -> Int {
    let index: Int
    if let free = freeRows.popLast() {
      index = Int(free)
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    rowOf[Int(row.basic)] = Int32(index)
    for term in row.terms { columns[Int(term.symbol)].append(Int32(index)) }
    touch(row.basic)
    return index
  }

  /// Removes a row; its symbol is replaced by it in the rows of free symbols that contain it.
  mutating func dropRow(_ index: Int) {
    let basic = rows[index].basic
    touch(basic)
    if !columns[Int(basic)].isEmpty {
      writeOut(index)
      replaceEverywhere(basic, by: index)
    }
    for term in rows[index].terms { forget(index, in: Int(term.symbol)) }
    rowOf[Int(rows[index].basic)] = -1
    rows[index] = Row(basic: -1, constant: 0)
    freeRows.append(Int32(index))
  }

  func coefficient(of symbol: Int32, in row: Int) -> Double {
    rows[row].terms.withUnsafeBufferPointer { terms in
      var (low, high) = (0, terms.count)
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < terms.count && terms[low].symbol == symbol ? terms[low].coefficient : 0
    }
  }

  // MARK: Pivoting

  /// Makes a nonbasic symbol basic in a row, in place of the row's basic symbol.
  mutating func pivot(_ row: Int, to entering: Int32) {
    work.pivots += 1
    let factor = coefficient(of: entering, in: row)
    let leaving = rows[row].basic
    var terms: [Term] = []
    swap(&terms, &rows[row].terms)
    var solved = spare
    spare = []
    solved.removeAll(keepingCapacity: true)
    var isPlaced = false
    for term in terms where term.symbol != entering {
      if !isPlaced, term.symbol > leaving {
        solved.append(Term(symbol: leaving, coefficient: 1 / factor))
        isPlaced = true
      }
      solved.append(Term(symbol: term.symbol, coefficient: -term.coefficient / factor))
    }
    if !isPlaced { solved.append(Term(symbol: leaving, coefficient: 1 / factor)) }
    spare = terms
    rows[row].terms = solved
    rows[row].constant /= -factor
    rows[row].basic = entering
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = Int32(row)
    forget(row, in: Int(entering))
    columns[Int(leaving)].append(Int32(row))
    touch(leaving)
    touch(entering)
    replace(entering, by: row)
  }

  /// Substitutes a symbol's new row for it in all rows of restricted symbols and in the objective
  /// functions.
  mutating func replace(_ symbol: Int32, by row: Int) {
    let (source, constant) = (rows[row].terms, rows[row].constant)
    var users: [Int32] = []
    swap(&users, &columns[Int(symbol)])
    var left = 0
    for user in users {
      if kinds[Int(rows[Int(user)].basic)] == .free {
        users[left] = user
        left += 1
      } else {
        substitute(symbol, source, constant, in: Int(user))
        noteIfInfeasible(Int(user))
      }
    }
    users.removeLast(users.count - left)
    swap(&users, &columns[Int(symbol)])
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[level].costs[Int(symbol)] = 0
      addCost(source, times: cost, at: level)
    }
  }

  /// Substitutes a symbol's row, which contains no basic symbol, for it in all rows.
  private mutating func replaceEverywhere(_ symbol: Int32, by row: Int) {
    let (source, constant) = (rows[row].terms, rows[row].constant)
    var users: [Int32] = []
    swap(&users, &columns[Int(symbol)])
    for user in users { substitute(symbol, source, constant, in: Int(user)) }
  }

  private mutating func substitute(
    _ symbol: Int32, _ source: [Term], _ constant: Double, in user: Int
  ) {
    work.substitutions += 1
    let factor = coefficient(of: symbol, in: user)
    add(source, times: factor, to: user, without: symbol)
    rows[user].constant += factor * constant
    let basic = rows[user].basic
    if constant != 0 || kinds[Int(basic)] == .free { touch(basic) }
  }

  private mutating func add(
    _ source: [Term], times factor: Double, to row: Int, without dropped: Int32
  ) {
    var own: [Term] = []
    swap(&own, &rows[row].terms)
    var sum = spare
    spare = []
    sum.removeAll(keepingCapacity: true)
    var place = 0
    let count = own.count
    for term in source {
      while place < count, own[place].symbol < term.symbol {
        if own[place].symbol != dropped { sum.append(own[place]) }
        place += 1
      }
      let change = factor * term.coefficient
      if place < count, own[place].symbol == term.symbol {
        let coefficient = own[place].coefficient + change
        place += 1
        if abs(coefficient) > Self.leastCoefficient {
          sum.append(Term(symbol: term.symbol, coefficient: coefficient))
        } else {
          forget(row, in: Int(term.symbol))
        }
      } else if abs(change) > Self.leastCoefficient {
        sum.append(Term(symbol: term.symbol, coefficient: change))
        columns[Int(term.symbol)].append(Int32(row))
      }
    }
    while place < count {
      if own[place].symbol != dropped { sum.append(own[place]) }
      place += 1
    }
    rows[row].terms = sum
    spare = own
  }

  mutating func forget(_ row: Int, in symbol: Int) {
    guard let place = columns[symbol].lastIndex(of: Int32(row)) else { return }
    let last = columns[symbol].count - 1
    columns[symbol].swapAt(place, last)
    columns[symbol].removeLast()
  }

  // MARK: Changed variables

  mutating func noteChanged(_ symbol: Int32) {
    guard !isChanged[Int(symbol)] else { return }
    isChanged[Int(symbol)] = true
    changed.append(symbol)
  }

  /// Removes and returns the variables whose values have changed.
  mutating func takeChanged() -> [Int32] {
    for symbol in changed { isChanged[Int(symbol)] = false }
    defer { changed = [] }
    return changed
  }

  // MARK: Doubts and costs

  /// Records a row's basic symbol if its value is infeasible.
  mutating func noteIfInfeasible(_ row: Int) {
    let (symbol, value) = (rows[row].basic, rows[row].constant)
    switch kinds[Int(symbol)] {
    case .free: break
    case .positive: if value < -Self.tolerance { infeasible.append(symbol) }
    case .fixed: if abs(value) > Self.tolerance { infeasible.append(symbol) }
    }
  }

  /// Returns the index of a strength's objective function, which is added if needed.
  mutating func level(of strength: Double) -> Int {
    let place = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if place == levels.count || levels[place].strength != strength {
      let costs = [Double](repeating: 0, count: kinds.count)
      levels.insert(Objective(strength: strength, costs: costs), at: place)
    }
    return place
  }

  /// Adds a cost per unit to a symbol, or to the symbols of its row if it is basic.
  mutating func addCost(_ cost: Double, of symbol: Int32, at level: Int) {
    let row = rowOf[Int(symbol)]
    if row < 0 {
      addCost([Term(symbol: symbol, coefficient: 1)], times: cost, at: level)
    } else {
      addCost(rows[Int(row)].terms, times: cost, at: level)
    }
  }

  private mutating func addCost(_ terms: [Term], times factor: Double, at level: Int) {
    for term in terms {
      let symbol = Int(term.symbol)
      var cost = levels[level].costs[symbol] + factor * term.coefficient
      if abs(cost) < Self.leastCost { cost = 0 }
      levels[level].costs[symbol] = cost
      if cost <= 0, !isCandidate[symbol] {
        isCandidate[symbol] = true
        candidates.append(term.symbol)
      }
    }
  }

  /// Removes and returns a symbol whose growth reduces the cost: the last noted, or the lowest of
  /// all.
  mutating func popCandidate(first: Bool) -> Int32? {
    if first {
      let left = candidates.filter(isCheaper)
      for symbol in candidates { isCandidate[Int(symbol)] = false }
      for symbol in left { isCandidate[Int(symbol)] = true }
      candidates = left
      return left.min()
    }
    while let symbol = candidates.popLast() {
      isCandidate[Int(symbol)] = false
      if isCheaper(symbol) { return symbol }
    }
    return nil
  }

  private func isCheaper(_ symbol: Int32) -> Bool {
    guard kinds[Int(symbol)] != .fixed, rowOf[Int(symbol)] < 0 else { return false }
    for level in levels {
      let cost = level.costs[Int(symbol)]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// Returns whether the growth of a symbol costs nothing.
  func isFree(_ symbol: Int32) -> Bool { levels.allSatisfy { $0.costs[Int(symbol)] == 0 } }
}
