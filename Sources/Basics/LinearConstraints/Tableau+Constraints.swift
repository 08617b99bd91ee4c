// How constraints get into the table and out of it.
extension Tableau {
  /// The symbols that stand for a constraint.
  ///
  /// The sum less the constant is the marker less the other one, times the sign. Of an equation the
  /// marker is how much the sum is too large, and the other how much it is too small; of an inequality
  /// the marker is how much it could be changed, and the other how much it is broken. What is required
  /// has no other.
  struct Place {
    var marker: Int32
    var other: Int32 = -1
    var sign: Double
    /// What each cost, where they do.
    var markerCost = 0.0
    var otherCost = 0.0
    var strength: Double
  }

  /// Adds a constraint; afterwards its row may be doubtful if it is required, or dear if it is not.
  ///
  /// - Parameters:
  ///   - strength: How much it matters; infinite for what is required.
  ///   - owner: What it is called.
  mutating func add(_ constraint: LinearConstraint, strength: Double, owner: Int32) -> Place {
    var sum = Row(basic: -1, constant: -constraint.constant)
    for term in constraint.terms {
      add(term.variable.symbol, times: term.coefficient, to: &sum)
    }
    let place = makePlace(constraint, strength, owner)
    if let subject = freeSymbol(in: sum) {
      solve(sum, for: subject, place)
    } else {
      addBasic(sum, place)
    }
    return place
  }

  private mutating func makePlace(
    _ constraint: LinearConstraint, _ strength: Double, _ owner: Int32
  ) -> Place {
    let isEquation = constraint.relation == .equal
    let isRequired = strength == LinearConstraint.required
    let kind: Kind = isEquation && isRequired ? .fixed : .positive
    var place = Place(
      marker: addSymbol(kind, owner: owner), sign: constraint.relation == .lessOrEqual ? -1 : 1,
      strength: strength)
    guard !isRequired else { return place }
    place.other = addSymbol(.positive, owner: owner)
    place.otherCost = constraint.weight
    if isEquation { place.markerCost = constraint.weight }
    return place
  }

  /// Of the symbols that may have any value, the one that is in the fewest rows.
  private func freeSymbol(in sum: Row) -> Int32? {
    var best: Int32?
    for term in sum.terms where kinds[Int(term.symbol)] == .free {
      if let best, columns[Int(best)].count <= columns[Int(term.symbol)].count { continue }
      best = term.symbol
    }
    return best
  }

  /// Has the constraint say what a symbol is that so far nobody cared for; that breaks nothing.
  private mutating func solve(_ sum: Row, for subject: Int32, _ place: Place) {
    guard let own = sum.terms.first(where: { $0.symbol == subject })?.coefficient else { return }
    var row = Row(basic: subject, constant: -sum.constant / own)
    row.terms = sum.terms.filter { $0.symbol != subject }.map {
      Term(symbol: $0.symbol, coefficient: -$0.coefficient / own)
    }
    insert(place.marker, times: place.sign / own, into: &row)
    if place.other >= 0 { insert(place.other, times: -place.sign / own, into: &row) }
    // What was said of the symbol so far is in the rows of others.
    let index = addRow(row)
    replace(subject, by: index)
    addCosts(place, times: 1)
  }

  /// The constraint's own symbol is what the sum makes it.
  private mutating func addBasic(_ sum: Row, _ place: Place) {
    let isMet = place.other < 0 || sum.constant * place.sign >= 0
    let sign = isMet ? place.sign : -place.sign
    var row = Row(basic: isMet ? place.marker : place.other, constant: sum.constant * sign)
    row.terms = sum.terms
    if sign < 0 {
      for index in row.terms.indices { row.terms[index].coefficient.negate() }
    }
    if place.other >= 0 { insert(isMet ? place.other : place.marker, times: 1, into: &row) }
    let index = addRow(row)
    if kinds[Int(row.basic)] == .fixed { doubtful.append(row.basic) } else { doubt(index) }
    addCosts(place, times: 1)
  }

  private func insert(_ symbol: Int32, times coefficient: Double, into row: inout Row) {
    let place = row.terms.lastIndex { $0.symbol < symbol }.map { $0 + 1 } ?? 0
    row.terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
  }

  private mutating func addCosts(_ place: Place, times factor: Double) {
    guard place.other >= 0 else { return }
    let level = level(of: place.strength)
    addCost(factor * place.otherCost, of: place.other, at: level)
    if place.markerCost > 0 { addCost(factor * place.markerCost, of: place.marker, at: level) }
  }

  /// Takes a constraint out; afterwards the solution is possible, and may be dearer than it could be.
  mutating func remove(_ place: Place) {
    addCosts(place, times: -1)
    if isBasic(place.marker) {
      dropRow(Int(rowOf[Int(place.marker)]))
    } else if place.other >= 0, isBasic(place.other) {
      // Where one of the two is basic, the other is nowhere else.
      dropRow(Int(rowOf[Int(place.other)]))
    } else if let row = rowToGive(for: place.marker) {
      pivot(row, to: place.marker)
      dropRow(row)
    }
    removeSymbol(place.marker)
    if place.other >= 0 { removeSymbol(place.other) }
  }

  /// A row in which a symbol can become basic without making others impossible, whichever way it goes.
  private func rowToGive(for symbol: Int32) -> Int? {
    var (up, down, free): (Int?, Int?, Int?)
    var (leastUp, leastDown) = (Double.infinity, Double.infinity)
    for index in columns[Int(symbol)] {
      let row = Int(index)
      let coefficient = coefficient(of: symbol, in: row)
      switch kinds[Int(rows[row].basic)] {
      // It says the same as the constraint that goes, and takes its place.
      case .fixed: return row
      case .free:
        if let best = free, rows[best].basic <= rows[row].basic { continue }
        free = row
      case .positive:
        let way = max(0, rows[row].constant) / abs(coefficient)
        if coefficient < 0, isBetter(row, way, than: up, leastUp) {
          (up, leastUp) = (row, way)
        } else if coefficient > 0, isBetter(row, way, than: down, leastDown) {
          (down, leastDown) = (row, way)
        }
      }
    }
    return up ?? down ?? free
  }

  private func isBetter(_ row: Int, _ way: Double, than best: Int?, _ least: Double) -> Bool {
    guard let best else { return true }
    return way == least ? rows[row].basic < rows[best].basic : way < least
  }

  /// Has the sum of a constraint be compared with another constant; rows may be doubtful afterwards.
  mutating func changeConstant(of place: Place, by change: Double) {
    if isBasic(place.marker) {
      shift(Int(rowOf[Int(place.marker)]), by: -place.sign * change)
    } else if place.other >= 0, isBasic(place.other) {
      shift(Int(rowOf[Int(place.other)]), by: place.sign * change)
    } else {
      for row in columns[Int(place.marker)] {
        let factor = coefficient(of: place.marker, in: Int(row))
        shift(Int(row), by: factor * place.sign * change)
      }
    }
  }

  private mutating func shift(_ row: Int, by change: Double) {
    rows[row].constant += change
    doubt(row)
  }
}
