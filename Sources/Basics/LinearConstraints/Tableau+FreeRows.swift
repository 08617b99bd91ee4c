// The rows of free symbols, which may contain basic symbols.
extension Tableau {
  /// Buffers with an element for each symbol, which no call leaves filled.
  struct Scratch {
    var sums: [Double] = []
    var isMarked: [Bool] = []
    /// The basic symbols whose rows are visited, with the number of visited terms of each.
    var path: [(symbol: Int32, next: Int)] = []

    mutating func reserve(_ count: Int) {
      guard sums.count < count else { return }
      sums += [Double](repeating: 0, count: count - sums.count)
      isMarked += [Bool](repeating: false, count: count - isMarked.count)
    }
  }

  // MARK: Writing out

  /// Replaces all basic symbols of a sum by what they stand for.
  mutating func writeOut(_ sum: inout Row) {
    guard sum.terms.contains(where: { isBasic($0.symbol) }) else { return }
    scratch.reserve(kinds.count)
    let order = basicSymbols(in: sum.terms)
    var found: [Int32] = []
    for term in sum.terms { collect(term.symbol, term.coefficient, &found) }
    // The last one contains none of the others by way of its row, so nothing is added to it later.
    for symbol in order.reversed() {
      let row = Int(rowOf[Int(symbol)])
      let factor = scratch.sums[Int(symbol)]
      scratch.sums[Int(symbol)] = 0
      guard factor != 0 else { continue }
      sum.constant += factor * rows[row].constant
      work.writtenTerms += rows[row].terms.count
      for term in rows[row].terms { collect(term.symbol, factor * term.coefficient, &found) }
    }
    found.sort()
    sum.terms.removeAll(keepingCapacity: true)
    for symbol in found {
      let coefficient = scratch.sums[Int(symbol)]
      (scratch.sums[Int(symbol)], scratch.isMarked[Int(symbol)]) = (0, false)
      if abs(coefficient) > Self.leastCoefficient {
        sum.terms.append(Term(symbol: symbol, coefficient: coefficient))
      }
    }
  }

  /// Replaces all basic symbols in a row.
  mutating func writeOut(_ row: Int) {
    let old = rows[row].terms
    guard old.contains(where: { isBasic($0.symbol) }) else { return }
    let written = writtenOut(row)
    touch(written.basic)
    rows[row] = written
    moveInColumns(row, from: old, to: written.terms)
  }

  /// Returns a row without basic symbols.
  mutating func writtenOut(_ row: Int) -> Row {
    var sum = rows[row]
    writeOut(&sum)
    return sum
  }

  /// Adds to the sum of a symbol; a nonbasic symbol is noted.
  private mutating func collect(_ symbol: Int32, _ value: Double, _ found: inout [Int32]) {
    scratch.sums[Int(symbol)] += value
    guard rowOf[Int(symbol)] < 0, !scratch.isMarked[Int(symbol)] else { return }
    scratch.isMarked[Int(symbol)] = true
    found.append(symbol)
  }

  /// Returns the basic symbols among terms and in their rows, each after those in its own row.
  private mutating func basicSymbols(in terms: [Term]) -> [Int32] {
    var order: [Int32] = []
    for term in terms where isBasic(term.symbol) { visit(term.symbol, &order) }
    for symbol in order { scratch.isMarked[Int(symbol)] = false }
    return order
  }

  /// Appends a basic symbol and those in its row that are not marked, and marks them.
  private mutating func visit(_ first: Int32, _ order: inout [Int32]) {
    guard !scratch.isMarked[Int(first)] else { return }
    scratch.isMarked[Int(first)] = true
    scratch.path.append((first, 0))
    while let (symbol, next) = scratch.path.last {
      let row = Int(rowOf[Int(symbol)])
      // Rows of restricted symbols have no basic symbols.
      if kinds[Int(symbol)] != .free || next == rows[row].terms.count {
        order.append(symbol)
        scratch.path.removeLast()
        continue
      }
      scratch.path[scratch.path.count - 1].next += 1
      let inner = rows[row].terms[next].symbol
      guard isBasic(inner), !scratch.isMarked[Int(inner)] else { continue }
      scratch.isMarked[Int(inner)] = true
      scratch.path.append((inner, 0))
    }
  }

  /// Updates the columns for new terms of a row; both lists are in the order of the symbols.
  private mutating func moveInColumns(_ row: Int, from old: [Term], to new: [Term]) {
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let (one, other) = (
        before < old.count ? old[before].symbol : .max,
        after < new.count ? new[after].symbol : .max
      )
      if one < other { forget(row, in: Int(one)) }
      if other < one { columns[Int(other)].append(Int32(row)) }
      if one <= other { before += 1 }
      if other <= one { after += 1 }
    }
  }

  /// Returns the rows that contain a symbol, also by way of free symbols.
  func rows(dependingOn symbol: Int32) -> [Int] {
    var found = columns[Int(symbol)].map { Int($0) }
    var isFound = Set(found)
    var index = 0
    while index < found.count {
      let basic = Int(rows[found[index]].basic)
      index += 1
      guard kinds[basic] == .free else { continue }
      for row in columns[basic] where isFound.insert(Int(row)).inserted { found.append(Int(row)) }
    }
    return found
  }

  // MARK: Values

  /// Notes that the value of a symbol may have changed.
  mutating func touch(_ symbol: Int32) {
    guard !isTouched[Int(symbol)] else { return }
    isTouched[Int(symbol)] = true
    touched.append(symbol)
  }

  /// Determines the values of touched symbols, and of free symbols whose rows depend on them.
  mutating func updateValues() {
    scratch.reserve(kinds.count)
    // All that depend on touched symbols are touched as well.
    var index = 0
    while index < touched.count {
      for row in columns[Int(touched[index])] where kinds[Int(rows[Int(row)].basic)] == .free {
        touch(rows[Int(row)].basic)
      }
      index += 1
    }
    for symbol in touched where isTouched[Int(symbol)] { evaluate(symbol) }
    touched.removeAll(keepingCapacity: true)
  }

  /// Determines the values of a touched symbol, and before it of touched symbols in its row.
  private mutating func evaluate(_ first: Int32) {
    isTouched[Int(first)] = false
    scratch.path.append((first, 0))
    while let (symbol, next) = scratch.path.last {
      let row = Int(rowOf[Int(symbol)])
      if kinds[Int(symbol)] == .free, row >= 0, next < rows[row].terms.count {
        scratch.path[scratch.path.count - 1].next += 1
        let inner = rows[row].terms[next].symbol
        guard isTouched[Int(inner)] else { continue }
        isTouched[Int(inner)] = false
        scratch.path.append((inner, 0))
        continue
      }
      scratch.path.removeLast()
      var value = row < 0 ? 0 : rows[row].constant
      if kinds[Int(symbol)] == .free, row >= 0 {
        work.evaluatedTerms += rows[row].terms.count
        for term in rows[row].terms { value += term.coefficient * values[Int(term.symbol)] }
      }
      guard values[Int(symbol)] != value else { continue }
      values[Int(symbol)] = value
      if owners[Int(symbol)] < 0 { noteChanged(symbol) }
    }
  }
}
