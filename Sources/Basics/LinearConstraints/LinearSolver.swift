/// A solver that finds values for variables under constraints of different strengths.
///
/// Required constraints hold. Of the others, a stronger one is never violated for weaker ones;
/// among constraints of one strength, the weighted sum of the violations is minimal. The values
/// depend only on the calls and their order, to the bit.
///
/// The method is Cassowary: Badros, Borning and Stuckey, "The Cassowary linear arithmetic
/// constraint solving algorithm", 2001. Two things differ: instead of artificial variables, the
/// dual simplex method establishes required constraints as it does for changed constants; and
/// strengths are compared lexicographically, not as weights.
///
/// - Thread: that of its owner.
public final class LinearSolver {
  /// A constraint of the solver, with its symbols in the tableau.
  private struct ConstraintRecord {
    var constraint: LinearConstraint
    var place: Tableau.ConstraintSymbols?
    /// The position in the order of addition.
    var serial: Int
    /// Whether the constraint is required but had to be violated.
    var isBroken = false
    var isWaiting = true
    /// The constant that the tableau holds.
    var solvedConstant: Double
  }

  private var tableau = Tableau()
  private var records: [ConstraintRecord?] = []
  private var freeRecords: [Int] = []
  private var waiting: [Int] = []
  private var changed: [Int] = []
  private var hasRemoved = false
  private var serial = 0

  /// Creates a solver without variables.
  public init() {}

  // MARK: Variables and constraints

  /// Adds a variable; its value is 0 until constraints determine it.
  ///
  /// - Parameter isNeverNegative: Whether the variable is required to be 0 or above.
  public func addVariable(isNeverNegative: Bool = false) -> LinearVariable {
    LinearVariable(symbol: tableau.addSymbol(isNeverNegative ? .positive : .free))
  }

  /// Removes a variable whose constraints have been removed.
  public func removeVariable(_ variable: LinearVariable) { tableau.removeSymbol(variable.symbol) }

  /// Adds a constraint that takes effect at the next `solve`.
  @discardableResult
  public func add(_ constraint: LinearConstraint) -> LinearConstraintID {
    serial += 1
    let record = ConstraintRecord(
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

  /// Changes the constant of a constraint; the change takes effect at the next `solve`.
  ///
  /// That is much cheaper than replacing the constraint.
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

  /// Finds the values of all variables.
  ///
  /// - Parameter choose: Is given required constraints that contradict each other, in the order in
  ///   which they were added, and says which one is to be broken: from then on it holds only as far
  ///   as can be, though before all that are not required.
  public func solve(
    breaking choose: (_ conflict: [LinearConstraintID]) -> LinearConstraintID
  ) {
    while let conflict = findConflict() {
      let chosen = choose(conflict)
      let broken = conflict.contains(chosen) ? chosen : conflict[conflict.count - 1]
      records[broken.index]?.isBroken = true
      reset()
    }
    tableau.updateValues()
  }

  /// Finds the values of all variables, and breaks the last constraint of each conflict.
  public func solve() { solve { $0[$0.count - 1] } }

  /// Whether constraints have changed since the last `solve`.
  public var isUnsolved: Bool { !waiting.isEmpty || !changed.isEmpty || hasRemoved }

  private func findConflict() -> [LinearConstraintID]? {
    // Removed constraints may have made a better solution feasible.
    tableau.optimize()
    hasRemoved = false
    for index in changed {
      guard let record = records[index], let place = record.place else { continue }
      tableau.changeConstant(
        of: place, by: record.constraint.constant - record.solvedConstant)
      records[index]?.solvedConstant = record.constraint.constant
    }
    changed.removeAll(keepingCapacity: true)
    if let row = tableau.restoreFeasibility() { return conflict(row) }
    let required = waiting.filter { strength(of: $0) == LinearConstraint.required }
    for index in required {
      put(index)
      if let row = tableau.restoreFeasibility() { return conflict(row) }
    }
    guard required.count < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      return nil
    }
    let others = waiting.filter { strength(of: $0) != LinearConstraint.required }
    // Stronger constraints first, so that fewer pivots are needed.
    let sorted = others.map { (strength: strength(of: $0), serial: serial($0), index: $0) }
      .sorted { ($0.strength, $1.serial) > ($1.strength, $0.serial) }
    for other in sorted { put(other.index) }
    waiting.removeAll(keepingCapacity: true)
    tableau.optimize()
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

  /// Clears the tableau and queues all constraints again.
  private func reset() {
    tableau.clear()
    changed.removeAll()
    waiting = records.indices.filter { records[$0] != nil }.sorted { serial($0) < serial($1) }
    for index in waiting {
      records[index]?.place = nil
      records[index]?.isWaiting = true
    }
  }

  // MARK: Answers

  /// Returns a variable's value as of the last `solve`.
  public func value(of variable: LinearVariable) -> Double { tableau.values[Int(variable.symbol)] }

  /// Returns the variables whose values have changed since the last call, in the order of their
  /// changes; a removed variable may be among them.
  public func takeChangedVariables() -> [LinearVariable] {
    tableau.takeChanged().map { LinearVariable(symbol: $0) }
  }

  /// The work that a solver has done, on which it spends its time.
  public struct Work: Equatable, Sendable {
    /// The number of symbols that became basic in place of others.
    public var pivots = 0
    /// The number of rows in which a symbol was replaced by its own row.
    public var substitutions = 0
    /// The number of terms of the rows from which values of variables were determined again.
    public var evaluatedTerms = 0
    /// The number of terms of rows that were written out without basic symbols.
    public var writtenTerms = 0

    /// Creates the description of no work.
    public init() {}

    /// Returns what was done since an earlier time.
    public func since(_ before: Work) -> Work {
      var work = self
      work.pivots -= before.pivots
      work.substitutions -= before.substitutions
      work.evaluatedTerms -= before.evaluatedTerms
      work.writtenTerms -= before.writtenTerms
      return work
    }
  }

  /// The work of the solver since it was created.
  public var work: Work { tableau.work }

  /// Returns the start and the length of a line with ends at whole pixels.
  ///
  /// The ends are rounded, and not the length, so that no gaps open between neighbors.
  ///
  /// - Parameters:
  ///   - start: The variable of the start.
  ///   - length: The variable of the length.
  ///   - insets: The distances by which the line is longer at its start and at its end.
  ///   - scale: The number of pixels of a unit.
  public func rounded(
    _ start: LinearVariable, _ length: LinearVariable, outwards insets: (Double, Double),
    scale: Double
  ) -> (start: Double, length: Double) {
    // Values just below a half are rounded up. Rounding is in pixels, so that a length of 60 points
    // stays 60 at any origin.
    func end(_ value: Double) -> Double { ((value * scale) + 1e-6).rounded() }
    let value = value(of: start)
    let first = end(value - insets.0)
    let last = end(value + self.value(of: length) + insets.1)
    return (first / scale, max(0, last - first) / scale)
  }

  /// Returns whether a required constraint was violated because of a conflict.
  public func isBroken(_ id: LinearConstraintID) -> Bool { records[id.index]?.isBroken ?? false }

  /// Returns whether another value of a variable would satisfy the constraints equally well.
  ///
  /// A change that needs a third variable, which is at its limit, is not found.
  public func isAmbiguous(_ variable: LinearVariable) -> Bool {
    ambiguousSymbol(of: variable) != nil
  }

  /// Gives an ambiguous variable another value, if another basic solution is adjacent.
  public func exerciseAmbiguity(of variable: LinearVariable) {
    guard let symbol = ambiguousSymbol(of: variable),
      let row = tableau.limitingRow(symbol)?.row
    else { return }
    tableau.pivot(row, to: symbol)
    tableau.infeasible.removeAll()
    tableau.updateValues()
  }

  /// Returns the constraints that determine a variable's value, in the order of their addition.
  public func constraints(affecting variable: LinearVariable) -> [LinearConstraintID] {
    let row = tableau.rowOf[Int(variable.symbol)]
    return row < 0 ? [] : ids(of: tableau.writtenOut(Int(row)).terms.map(\.symbol))
  }

  private func ambiguousSymbol(of variable: LinearVariable) -> Int32? {
    let row = tableau.rowOf[Int(variable.symbol)]
    guard row >= 0 else { return isUndetermined(variable.symbol) ? variable.symbol : nil }
    return tableau.writtenOut(Int(row)).terms.first { isUndetermined($0.symbol) }?.symbol
  }

  private func isUndetermined(_ symbol: Int32) -> Bool {
    switch tableau.kinds[Int(symbol)] {
    case .fixed: return false
    case .free: return true
    case .positive:
      let growth = tableau.limitingRow(symbol)?.growth ?? .infinity
      return tableau.isFree(symbol) && growth > Tableau.contradiction
    }
  }
}
