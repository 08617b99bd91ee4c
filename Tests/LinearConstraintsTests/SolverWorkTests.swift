import TactusLinearConstraints
import Testing

/// The work of a solver grows with the constraints and with what changes, and not faster.
@Suite struct SolverWorkTests {
  private typealias Term = LinearConstraint.Term

  /// Lengths in a chain, each of which begins where the one before ends.
  private struct Chain {
    let solver = LinearSolver()
    var starts: [LinearVariable] = []
    var lengths: [LinearVariable] = []
    var limits: [LinearConstraintID] = []

    /// Creates a chain of lengths that contents determine, and limits of these.
    init(_ count: Int) {
      for index in 0..<count {
        let start = solver.addVariable()
        let length = solver.addVariable(isNeverNegative: true)
        let before = index == 0 ? [] : [Term(starts[index - 1], times: -1)]
        let last = index == 0 ? [] : [Term(lengths[index - 1], times: -1)]
        solver.add(LinearConstraint([Term(start)] + before + last, .equal, 8))
        limits.append(solver.add(LinearConstraint([Term(length)], .lessOrEqual, 60)))
        solver.add(LinearConstraint([Term(length)], .lessOrEqual, 44, strength: 250))
        solver.add(LinearConstraint([Term(length)], .greaterOrEqual, 44, strength: 750))
        starts.append(start)
        lengths.append(length)
      }
    }

    /// Solves and returns the work of that.
    func solve() -> LinearSolver.Work {
      let before = solver.work
      solver.solve()
      return solver.work.since(before)
    }
  }

  @Test("The work of a chain is in proportion to its length", arguments: [100, 1_000])
  func first(_ count: Int) {
    let chain = Chain(count)
    let work = chain.solve()
    #expect(chain.solver.value(of: chain.starts[count - 1]) == Double(8 + (count - 1) * 52))
    #expect(work.pivots <= 3 * count)
    #expect(work.substitutions <= 4 * count)
    // Start, length and marker.
    #expect(work.evaluatedTerms <= 3 * count)
    #expect(work.writtenTerms <= 4 * count)
  }

  @Test("A changed constant takes work in proportion to the variables that change")
  func changed() {
    let chain = Chain(1_000)
    _ = chain.solve()
    _ = chain.solver.takeChangedVariables()
    chain.solver.setConstant(30, of: chain.limits[990])
    var work = chain.solve()
    #expect(chain.solver.value(of: chain.starts[999]) == 8 + 999 * 52 - 14)
    #expect(work.pivots <= 2)
    #expect(work.evaluatedTerms <= 3 * 9)
    let changed = chain.solver.takeChangedVariables()
    #expect(Set(changed) == Set([chain.lengths[990]] + chain.starts[991...]))
    #expect(changed.count == 10)
    // The beginning moves everything, without a pivot in any row of a position.
    chain.solver.setConstant(30, of: chain.limits[0])
    work = chain.solve()
    #expect(chain.solver.value(of: chain.starts[999]) == 8 + 999 * 52 - 28)
    #expect(work.substitutions <= 4)
    #expect(work.evaluatedTerms <= 3 * 1_000)
    #expect(chain.solver.takeChangedVariables().count == 1_000)
    // Nothing changes, and nothing is done.
    work = chain.solve()
    #expect(work == LinearSolver.Work())
    #expect(chain.solver.takeChangedVariables().isEmpty)
  }

  @Test("A chain whose beginning is given last is solved, and so is one that loses its middle")
  func orders() {
    let solver = LinearSolver()
    let points = (0..<50).map { _ in solver.addVariable() }
    let gaps = (1..<50).map { index in
      solver.add(
        LinearConstraint([Term(points[index]), Term(points[index - 1], times: -1)], .equal, 3))
    }
    solver.add(LinearConstraint([Term(points[0]), Term(points[49])], .equal, 147))
    solver.solve()
    #expect(points.map(solver.value) == (0..<50).map { Double($0) * 3 })
    solver.remove(gaps[24])
    solver.add(LinearConstraint([Term(points[25])], .equal, 200))
    solver.solve { _ in fatalError("nothing contradicts anything") }
    // The sum of both ends is still 147.
    for (index, point) in points.enumerated() {
      let expected: Int = index < 25 ? 147 - 272 + 3 * index : 200 + 3 * (index - 25)
      #expect(solver.value(of: point) == Double(expected))
    }
  }
}
