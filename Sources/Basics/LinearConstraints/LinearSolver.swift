/// Finds values for variables that satisfy constraints, as many and as well as can be.
///
/// What is required holds. Of the others, the stronger are never broken for weaker ones; among those of
/// one strength the sum of how far they are broken, each by its weight, is as small as can be. The
/// values follow from what was asked, in the order in which it was asked, to the bit.
///
/// The method is that of Cassowary: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm", 2001. Where they have artificial variables for what is required, here the dual
/// simplex method does it, as it does for changed constants; and strengths are compared one after the
/// other, not as weights.
///
/// - Thread: that of its owner.
public final class LinearSolver {
  private struct Record {
    var constraint: LinearConstraint
    var place: Tableau.Place?
    /// How many were added before it.
    var serial: Int
    /// Whether it is required, and cannot be had.
    var isBroken = false
    var isWaiting = true
    /// The constant that the table has.
    var solvedConstant: Double
  }

  private var tableau = Tableau()
  private var records: [Record?] = []
  private var freeRecords: [Int] = []
  private var waiting: [Int] = []
  private var changed: [Int] = []
  private var hasRemoved = false
  private var serial = 0

  /// Makes a solver without variables.
  public init() {}

  // MARK: Asking

  /// Adds a variable; it is 0 until constraints say otherwise.
  ///
  /// - Parameter isNeverNegative: Whether it is required to be 0 or above.
  public func addVariable(isNeverNegative: Bool = false) -> LinearVariable {
    LinearVariable(symbol: tableau.addSymbol(isNeverNegative ? .positive : .free))
  }

  /// Removes a variable whose constraints have been removed.
  public func removeVariable(_ variable: LinearVariable) { tableau.removeSymbol(variable.symbol) }

  /// Adds a constraint, which counts from the next time it is solved.
  @discardableResult
  public func add(_ constraint: LinearConstraint) -> LinearConstraintID {
    serial += 1
    let record = Record(
      constraint: constraint, serial: serial, solvedConstant: constraint.constant)
    let index: Int
    if let free = freeRecords.popLast() {
      index = free
      records[index] = record
    } else {
      index = records.count
      records.append(record)
    }
    waiting.append(index)
    return LinearConstraintID(index: index)
  }

  /// Removes a constraint.
  public func remove(_ id: LinearConstraintID) {
    guard let record = records[id.index] else { return }
    if let place = record.place {
      tableau.remove(place)
      hasRemoved = true
    }
    if record.isWaiting { waiting.removeAll { $0 == id.index } }
    changed.removeAll { $0 == id.index }
    records[id.index] = nil
    freeRecords.append(id.index)
  }

  /// Has a constraint compare its sum with another constant, from the next time it is solved.
  ///
  /// That is much cheaper than another constraint, and what editing is made of.
  public func setConstant(_ constant: Double, of id: LinearConstraintID) {
    guard let record = records[id.index], record.constraint.constant != constant else { return }
    records[id.index]?.constraint.constant = constant
    if record.isWaiting {
      records[id.index]?.solvedConstant = constant
    } else {
      changed.append(id.index)
    }
  }

  // MARK: Solving

  /// Finds the values.
  ///
  /// - Parameter choose: Is given required constraints that contradict each other, in the order in which they
  ///   were added, and says which one is to be broken: from then on it holds only as far as can be,
  ///   though before all that are not required.
  public func solve(
    breaking choose: (_ conflict: [LinearConstraintID]) -> LinearConstraintID
  ) {
    while let conflict = trySolving() {
      let chosen = choose(conflict)
      let broken = conflict.contains(chosen) ? chosen : conflict[conflict.count - 1]
      records[broken.index]?.isBroken = true
      startAnew()
    }
  }

  /// Finds the values, and breaks the last of those that contradict each other.
  public func solve() { solve { $0[$0.count - 1] } }

  /// Whether something was asked since it was solved last.
  public var isUnsolved: Bool { !waiting.isEmpty || !changed.isEmpty || hasRemoved }

  private func trySolving() -> [LinearConstraintID]? {
    // What was removed may have made a cheaper solution possible.
    tableau.makeCheapest()
    hasRemoved = false
    for index in changed {
      guard let record = records[index], let place = record.place else { continue }
      tableau.changeConstant(
        of: place, by: record.constraint.constant - record.solvedConstant)
      records[index]?.solvedConstant = record.constraint.constant
    }
    changed.removeAll(keepingCapacity: true)
    if let row = tableau.makePossible() { return conflict(row) }
    let required = waiting.filter { strength(of: $0) == LinearConstraint.required }
    for index in required {
      put(index)
      if let row = tableau.makePossible() { return conflict(row) }
    }
    guard required.count < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      return nil
    }
    let others = waiting.filter { strength(of: $0) != LinearConstraint.required }
    // The stronger first, so that the weaker find what they cannot change.
    let sorted = others.sorted { (strength(of: $0), serial($1)) > (strength(of: $1), serial($0)) }
    for index in sorted { put(index) }
    waiting.removeAll(keepingCapacity: true)
    tableau.makeCheapest()
    return nil
  }

  private func put(_ index: Int) {
    guard let record = records[index] else { return }
    let place = tableau.add(
      record.constraint, strength: strength(of: index), owner: Int32(index))
    records[index]?.place = place
    records[index]?.isWaiting = false
    records[index]?.solvedConstant = record.constraint.constant
  }

  private func serial(_ index: Int) -> Int { records[index]?.serial ?? 0 }

  private func strength(of index: Int) -> Double {
    guard let record = records[index] else { return 0 }
    return record.isBroken ? .greatestFiniteMagnitude : record.constraint.strength
  }

  private func conflict(_ row: Int) -> [LinearConstraintID] {
    let symbols = [tableau.rows[row].basic] + tableau.rows[row].terms.map(\.symbol)
    return ids(of: symbols).filter { strength(of: $0.index) == LinearConstraint.required }
  }

  private func ids(of symbols: [Int32]) -> [LinearConstraintID] {
    let owners = Set(symbols.map { Int(tableau.owners[Int($0)]) }.filter { $0 >= 0 })
    return owners.sorted { serial($0) < serial($1) }.map { LinearConstraintID(index: $0) }
  }

  /// Forgets what was solved, and has all constraints wait.
  private func startAnew() {
    tableau.clear()
    changed.removeAll()
    waiting = records.indices.filter { records[$0] != nil }.sorted { serial($0) < serial($1) }
    for index in waiting {
      records[index]?.place = nil
      records[index]?.isWaiting = true
    }
  }

  // MARK: Answers

  /// A variable's value, as it was solved last.
  public func value(of variable: LinearVariable) -> Double { tableau.value(of: variable.symbol) }

  /// Whether a required constraint could not be had, and is broken.
  public func isBroken(_ id: LinearConstraintID) -> Bool { records[id.index]?.isBroken ?? false }

  /// Whether a variable could as well have another value.
  ///
  /// What could only change together with a third one that is at its limit is not found.
  public func isAmbiguous(_ variable: LinearVariable) -> Bool {
    looseSymbol(of: variable) != nil
  }

  /// Gives a variable that could as well have another value another one, if there is a next one.
  public func exerciseAmbiguity(of variable: LinearVariable) {
    guard let symbol = looseSymbol(of: variable),
      let row = tableau.firstToBlock(symbol)?.row
    else { return }
    tableau.pivot(row, to: symbol)
    tableau.doubtful.removeAll()
  }

  /// The constraints that a variable's value follows from, in the order in which they were added.
  public func constraints(affecting variable: LinearVariable) -> [LinearConstraintID] {
    let row = tableau.rowOf[Int(variable.symbol)]
    return row < 0 ? [] : ids(of: tableau.rows[Int(row)].terms.map(\.symbol))
  }

  private func looseSymbol(of variable: LinearVariable) -> Int32? {
    let row = tableau.rowOf[Int(variable.symbol)]
    guard row >= 0 else { return isLoose(variable.symbol) ? variable.symbol : nil }
    return tableau.rows[Int(row)].terms.first { isLoose($0.symbol) }?.symbol
  }

  private func isLoose(_ symbol: Int32) -> Bool {
    switch tableau.kinds[Int(symbol)] {
    case .fixed: return false
    case .free: return true
    case .positive:
      let growth = tableau.firstToBlock(symbol)?.growth ?? .infinity
      return tableau.isFree(symbol) && growth > Tableau.contradiction
    }
  }
}
