/// Equations that are solved for some of their symbols: each of these, the basic ones, stands for a sum of
/// the others, which are 0.
///
/// All values are to be found in the constants of the rows. Rows keep their terms in the order of the
/// symbols, so that sums are the same to the bit however the table came about; columns say which rows a
/// symbol is in, in no particular order.
struct Tableau {
  /// What values a symbol may have.
  enum Kind: UInt8 {
    /// All.
    case free
    /// 0 and above.
    case positive
    /// Only 0: it marks where in the table a required equation went.
    case fixed
  }

  /// A symbol, some times over.
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// What a basic symbol is.
  struct Row {
    var basic: Int32
    var constant: Double
    var terms: [Term] = []
  }

  /// What a solution costs that breaks constraints of one strength.
  struct Level {
    let strength: Double
    /// How much more for each symbol that is not basic, if it grew by 1.
    var costs: [Double]
  }

  /// Below that a coefficient is taken for 0.
  ///
  /// - Source: guess; far above what rounding leaves, far below what anybody multiplies by.
  static let leastCoefficient = 1e-10
  /// Below that a cost is taken for 0.
  ///
  /// - Source: guess, as above.
  static let leastCost = 1e-9
  /// How far beneath 0 a value may be that is not to be.
  ///
  /// - Source: guess: a millionth of what a screen shows.
  static let tolerance = 1e-8
  /// How far two requirements may contradict each other without anybody being told.
  ///
  /// - Source: guess: a thousandth of a point.
  static let contradiction = 1e-3

  private(set) var kinds: [Kind] = []
  /// The row whose basic symbol each is; -1 for none.
  private(set) var rowOf: [Int32] = []
  /// The constraint that each stands for; -1 for none.
  private(set) var owners: [Int32] = []
  var columns: [[Int32]] = []
  var rows: [Row] = []
  /// The strongest first.
  var levels: [Level] = []
  /// Basic symbols whose value may be one that they are not to have.
  var doubtful: [Int32] = []
  /// Symbols that may make the solution cheaper.
  var candidates: [Int32] = []
  private var isCandidate: [Bool] = []
  private var freeRows: [Int32] = []
  private var freeSymbols: [Int32] = []
  private var spare: [Term] = []

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
    for level in levels.indices { levels[level].costs.append(0) }
    return Int32(kinds.count - 1)
  }

  /// Forgets a symbol that nothing depends on any more.
  mutating func removeSymbol(_ symbol: Int32) {
    let index = Int(symbol)
    if rowOf[index] >= 0 { dropRow(Int(rowOf[index])) }
    for row in columns[index] {
      rows[Int(row)].terms.removeAll { $0.symbol == symbol }
    }
    columns[index].removeAll()
    for level in levels.indices { levels[level].costs[index] = 0 }
    owners[index] = -1
    freeSymbols.append(symbol)
  }

  /// Forgets all constraints, and keeps the variables.
  mutating func clear() {
    for symbol in kinds.indices where owners[symbol] >= 0 {
      owners[symbol] = -1
      freeSymbols.append(Int32(symbol))
    }
    for symbol in kinds.indices {
      (rowOf[symbol], isCandidate[symbol]) = (-1, false)
      columns[symbol].removeAll()
    }
    rows.removeAll()
    freeRows.removeAll()
    levels.removeAll()
    doubtful.removeAll()
    candidates.removeAll()
  }

  func value(of symbol: Int32) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  func isBasic(_ symbol: Int32) -> Bool { rowOf[Int(symbol)] >= 0 }

  // MARK: Rows

  /// Adds a row for a symbol that is in none yet.
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
    return index
  }

  mutating func dropRow(_ index: Int) {
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

  /// Adds symbols that are not basic, or the rows of those that are, to a sum.
  mutating func add(_ symbol: Int32, times factor: Double, to sum: inout Row) {
    let row = rowOf[Int(symbol)]
    if row < 0 {
      merge(CollectionOfOne(Term(symbol: symbol, coefficient: 1)), times: factor, into: &sum.terms)
    } else {
      sum.constant += factor * rows[Int(row)].constant
      merge(rows[Int(row)].terms, times: factor, into: &sum.terms)
    }
  }

  private mutating func merge(
    _ source: some Collection<Term>, times factor: Double, into terms: inout [Term]
  ) {
    var sum = spare
    spare = []
    sum.removeAll(keepingCapacity: true)
    var place = 0
    for term in source {
      while place < terms.count, terms[place].symbol < term.symbol {
        sum.append(terms[place])
        place += 1
      }
      var coefficient = factor * term.coefficient
      if place < terms.count, terms[place].symbol == term.symbol {
        coefficient += terms[place].coefficient
        place += 1
      }
      if abs(coefficient) > Self.leastCoefficient {
        sum.append(Term(symbol: term.symbol, coefficient: coefficient))
      }
    }
    sum.append(contentsOf: terms[place...])
    swap(&sum, &terms)
    spare = sum
  }

  // MARK: Pivoting

  /// Has a symbol that was not basic take the place of one that was.
  mutating func pivot(_ row: Int, to entering: Int32) {
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
    replace(entering, by: row)
  }

  /// Puts what a symbol has just been solved to in its place, everywhere.
  mutating func replace(_ symbol: Int32, by row: Int) {
    let (source, constant) = (rows[row].terms, rows[row].constant)
    var users: [Int32] = []
    swap(&users, &columns[Int(symbol)])
    for user in users {
      let user = Int(user)
      let factor = coefficient(of: symbol, in: user)
      add(source, times: factor, to: user, without: symbol)
      rows[user].constant += factor * constant
      doubt(user)
    }
    users.removeAll(keepingCapacity: true)
    swap(&users, &columns[Int(symbol)])
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[level].costs[Int(symbol)] = 0
      addCost(source, times: cost, at: level)
    }
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

  private mutating func forget(_ row: Int, in symbol: Int) {
    guard let place = columns[symbol].lastIndex(of: Int32(row)) else { return }
    let last = columns[symbol].count - 1
    columns[symbol].swapAt(place, last)
    columns[symbol].removeLast()
  }

  // MARK: Doubts and costs

  /// Notes a row if its value is one that its symbol is not to have.
  mutating func doubt(_ row: Int) {
    let (symbol, value) = (rows[row].basic, rows[row].constant)
    switch kinds[Int(symbol)] {
    case .free: break
    case .positive: if value < -Self.tolerance { doubtful.append(symbol) }
    case .fixed: if abs(value) > Self.tolerance { doubtful.append(symbol) }
    }
  }

  /// The costs of a strength.
  mutating func level(of strength: Double) -> Int {
    let place = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if place == levels.count || levels[place].strength != strength {
      let costs = [Double](repeating: 0, count: kinds.count)
      levels.insert(Level(strength: strength, costs: costs), at: place)
    }
    return place
  }

  /// Has a symbol, or what it stands for, cost more by each 1 that it grows by.
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

  /// Takes the candidate that was noted last, or the first of all symbols, that makes it cheaper.
  mutating func takeCandidate(first: Bool) -> Int32? {
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

  /// Whether it costs nothing if a symbol grows.
  func isFree(_ symbol: Int32) -> Bool { levels.allSatisfy { $0.costs[Int(symbol)] == 0 } }
}
