// Adding, removing and changing constraints.
extension Tableau {
  /// The symbols that represent a constraint in the tableau.
  ///
  /// The sum minus the constant equals the marker minus the other symbol, times the sign. For an
  /// equation, the marker is the excess of the sum and the other symbol is its deficit. For an
  /// inequality, the marker is the slack and the other symbol is the violation. A required
  /// constraint has no other symbol.
  struct ConstraintSymbols {
    var marker: Int32
    var other: Int32 = -1
    var sign: Double
    /// The costs of the two symbols per unit; 0 for none.
    var markerCost = 0.0
    var otherCost = 0.0
    var strength: Double
  }

  /// Adds a constraint.
  ///
  /// Afterwards its row may be infeasible if the constraint is required, or not optimal if it is
  /// not.
  ///
  /// - Parameters:
  ///   - strength: The strength; infinite for a required constraint.
  ///   - owner: The index of the constraint.
  mutating func add(_ constraint: LinearConstraint, strength: Double, owner: Int32)
    -> ConstraintSymbols
  {
    var sum = Row(basic: -1, constant: -constraint.constant)
    for term in constraint.terms { insert(term, into: &sum) }
    let place = makeSymbols(constraint, strength, owner)
    // The row of a free symbol that is in no row yet may contain basic symbols.
    if let subject = unusedFreeSymbol(in: sum) {
      solve(sum, for: subject, place)
      return place
    }
    writeOut(&sum)
    if let subject = freeSymbol(in: sum) ?? unusedSymbol(in: sum, constraint) {
      solve(sum, for: subject, place)
    } else {
      addBasic(sum, place)
    }
    return place
  }

  /// Adds a term to a sum; constraints have few terms.
  private func insert(_ term: LinearConstraint.Term, into sum: inout Row) {
    let symbol = term.variable.symbol
    let place = sum.terms.firstIndex { $0.symbol >= symbol } ?? sum.terms.count
    if place < sum.terms.count, sum.terms[place].symbol == symbol {
      sum.terms[place].coefficient += term.coefficient
      if abs(sum.terms[place].coefficient) <= Self.leastCoefficient {
        sum.terms.remove(at: place)
      }
    } else if abs(term.coefficient) > Self.leastCoefficient {
      sum.terms.insert(Term(symbol: symbol, coefficient: term.coefficient), at: place)
    }
  }

  private mutating func makeSymbols(
    _ constraint: LinearConstraint, _ strength: Double, _ owner: Int32
  ) -> ConstraintSymbols {
    let isEquation = constraint.relation == .equal
    let isRequired = strength == LinearConstraint.required
    let kind: Kind = isEquation && isRequired ? .fixed : .positive
    var place = ConstraintSymbols(
      marker: addSymbol(kind, owner: owner), sign: constraint.relation == .lessOrEqual ? -1 : 1,
      strength: strength)
    guard !isRequired else { return place }
    place.other = addSymbol(.positive, owner: owner)
    place.otherCost = constraint.weight
    if isEquation { place.markerCost = constraint.weight }
    return place
  }

  /// Returns the first unrestricted symbol of a sum that is in no row yet.
  private func unusedFreeSymbol(in sum: Row) -> Int32? {
    sum.terms.first {
      let index = Int($0.symbol)
      return kinds[index] == .free && rowOf[index] < 0 && columns[index].isEmpty
    }?.symbol
  }

  /// Returns the unrestricted symbol of a sum on which the fewest rows depend.
  private func freeSymbol(in sum: Row) -> Int32? {
    let symbols = sum.terms.map(\.symbol).filter { kinds[Int($0)] == .free }
    guard symbols.count > 1 else { return symbols.first }
    return symbols.min { rows(dependingOn: $0).count < rows(dependingOn: $1).count }
  }

  /// Returns a variable of an inequality's sum that is in no row yet and may have the value at
  /// which both sides are equal.
  ///
  /// A length that is only limited by another one has its greatest value, and one that is limited
  /// by a number is 0, as on an iPhone.
  private func unusedSymbol(in sum: Row, _ constraint: LinearConstraint) -> Int32? {
    guard constraint.relation != .equal, constraint.constant == 0 else { return nil }
    return sum.terms.first {
      let index = Int($0.symbol)
      return kinds[index] == .positive && owners[index] < 0 && columns[index].isEmpty
        && -sum.constant / $0.coefficient >= 0
    }?.symbol
  }

  /// Solves the constraint for a symbol that is not restricted, or is in no row; no other
  /// constraint is affected.
  private mutating func solve(_ sum: Row, for subject: Int32, _ place: ConstraintSymbols) {
    guard let own = sum.terms.first(where: { $0.symbol == subject })?.coefficient else { return }
    var row = Row(basic: subject, constant: -sum.constant / own)
    row.terms = sum.terms.filter { $0.symbol != subject }.map {
      Term(symbol: $0.symbol, coefficient: -$0.coefficient / own)
    }
    insert(place.marker, times: place.sign / own, into: &row)
    if place.other >= 0 { insert(place.other, times: -place.sign / own, into: &row) }
    // The symbol's previous occurrences are in other rows.
    let index = addRow(row)
    replace(subject, by: index)
    addCosts(place, times: 1)
  }

  /// Adds the constraint as a row whose basic symbol is its own.
  private mutating func addBasic(_ sum: Row, _ place: ConstraintSymbols) {
    let isMet = place.other < 0 || sum.constant * place.sign >= 0
    let sign = isMet ? place.sign : -place.sign
    var row = Row(basic: isMet ? place.marker : place.other, constant: sum.constant * sign)
    row.terms = sum.terms
    if sign < 0 {
      for index in row.terms.indices { row.terms[index].coefficient.negate() }
    }
    if place.other >= 0 { insert(isMet ? place.other : place.marker, times: 1, into: &row) }
    let index = addRow(row)
    if kinds[Int(row.basic)] == .fixed {
      infeasible.append(row.basic)
    } else {
      noteIfInfeasible(index)
    }
    addCosts(place, times: 1)
  }

  private func insert(_ symbol: Int32, times coefficient: Double, into row: inout Row) {
    let place = row.terms.lastIndex { $0.symbol < symbol }.map { $0 + 1 } ?? 0
    row.terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
  }

  private mutating func addCosts(_ place: ConstraintSymbols, times factor: Double) {
    guard place.other >= 0 else { return }
    let level = level(of: place.strength)
    addCost(factor * place.otherCost, of: place.other, at: level)
    if place.markerCost > 0 { addCost(factor * place.markerCost, of: place.marker, at: level) }
  }

  /// Removes a constraint; afterwards the solution is feasible, but may not be optimal.
  mutating func remove(_ place: ConstraintSymbols) {
    addCosts(place, times: -1)
    if isBasic(place.marker) {
      dropRow(Int(rowOf[Int(place.marker)]))
    } else if place.other >= 0, isBasic(place.other) {
      // If one of the two is basic, the other occurs only in its row.
      dropRow(Int(rowOf[Int(place.other)]))
    } else if let row = pivotRow(for: place.marker) {
      pivot(row, to: place.marker)
      dropRow(row)
    }
    removeSymbol(place.marker)
    if place.other >= 0 { removeSymbol(place.other) }
  }

  /// Returns a row in which a symbol can become basic while all others stay feasible.
  private mutating func pivotRow(for symbol: Int32) -> Int? {
    var (up, down): (Int?, Int?)
    var (leastUp, leastDown) = (Double.infinity, Double.infinity)
    for index in columns[Int(symbol)] {
      let row = Int(index)
      let coefficient = coefficient(of: symbol, in: row)
      switch kinds[Int(rows[row].basic)] {
      // The row is equivalent to the removed constraint, and replaces it.
      case .fixed: return row
      case .free: continue
      case .positive:
        let way = max(0, rows[row].constant) / abs(coefficient)
        if coefficient < 0, isBetter(row, way, than: up, leastUp) {
          (up, leastUp) = (row, way)
        } else if coefficient > 0, isBetter(row, way, than: down, leastDown) {
          (down, leastDown) = (row, way)
        }
      }
    }
    return up ?? down ?? freePivotRow(for: symbol)
  }

  /// Returns the row of the lowest free symbol that depends on a symbol, written out.
  private mutating func freePivotRow(for symbol: Int32) -> Int? {
    let rows = rows(dependingOn: symbol).sorted { self.rows[$0].basic < self.rows[$1].basic }
    for row in rows {
      writeOut(row)
      if coefficient(of: symbol, in: row) != 0 { return row }
    }
    return nil
  }

  private func isBetter(_ row: Int, _ way: Double, than best: Int?, _ least: Double) -> Bool {
    guard let best else { return true }
    return way == least ? rows[row].basic < rows[best].basic : way < least
  }

  /// Changes the constant of a constraint; rows may be infeasible afterwards.
  mutating func changeConstant(of place: ConstraintSymbols, by change: Double) {
    if isBasic(place.marker) {
      shift(Int(rowOf[Int(place.marker)]), by: -place.sign * change)
    }
    // Besides its own row, only rows of free symbols contain a basic marker.
    for row in columns[Int(place.marker)] {
      let factor = coefficient(of: place.marker, in: Int(row))
      shift(Int(row), by: factor * place.sign * change)
    }
  }

  private mutating func shift(_ row: Int, by change: Double) {
    rows[row].constant += change
    touch(rows[row].basic)
    noteIfInfeasible(row)
  }
}
