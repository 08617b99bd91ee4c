import TactusLinearConstraints
import Testing

/// Required constraints hold, stronger ones are not violated for weaker ones, and removed ones
/// leave no trace.
@Suite struct LinearSolverTests {
  private typealias Term = LinearConstraint.Term

  @Test("Equations are solved, in whatever order they come")
  func equations() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let solver = LinearSolver()
      let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
      let all = [
        LinearConstraint([Term(x), Term(y)], .equal, 10),
        LinearConstraint([Term(x), Term(y, times: -1)], .equal, 4),
        LinearConstraint([Term(z), Term(x, times: -0.5)], .equal, 1),
      ]
      for index in order { solver.add(all[index]) }
      solver.solve()
      #expect([x, y, z].map(solver.value) == [7, 3, 4.5])
    }
  }

  @Test("A limit holds, and a preferred value is reached up to it")
  func limits() {
    let solver = LinearSolver()
    let width = solver.addVariable(isNeverNegative: true)
    let limit = solver.add(LinearConstraint([Term(width)], .lessOrEqual, 80))
    let item = solver.add(LinearConstraint([Term(width)], .equal, 100, strength: 250))
    solver.solve()
    #expect(solver.value(of: width) == 80)
    solver.setConstant(120, of: limit)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    solver.setConstant(-5, of: item)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    solver.remove(item)
    solver.add(LinearConstraint([Term(width)], .greaterOrEqual, 500, strength: 1))
    solver.solve()
    #expect(solver.value(of: width) == 120)
  }

  @Test("A thousand weaker ones do not break a stronger one")
  func strengths() {
    let solver = LinearSolver()
    let x = solver.addVariable()
    for _ in 0..<1000 {
      solver.add(LinearConstraint([Term(x)], .equal, 0, strength: 749.9, weight: 1000))
    }
    solver.add(LinearConstraint([Term(x)], .equal, 1, strength: 750))
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("Of equal strengths the weights decide")
  func weights() {
    for (first, second) in [(1.0, 2.0), (2.0, 1.0)] {
      let solver = LinearSolver()
      let x = solver.addVariable()
      solver.add(LinearConstraint([Term(x)], .equal, 10, strength: 5, weight: first))
      solver.add(LinearConstraint([Term(x)], .equal, 20, strength: 5, weight: second))
      solver.solve()
      #expect(solver.value(of: x) == (first > second ? 10 : 20))
    }
  }

  @Test("A conflict contains exactly the contradicting constraints, and the chosen one is broken")
  func conflicts() {
    let solver = LinearSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = solver.add(LinearConstraint([Term(x)], .equal, 10))
    solver.add(LinearConstraint([Term(y)], .equal, 3))
    let second = solver.add(LinearConstraint([Term(x)], .greaterOrEqual, 15))
    var named: [[LinearConstraintID]] = []
    solver.solve {
      named.append($0)
      return $0[0]
    }
    #expect(named == [[first, second]])
    #expect(solver.isBroken(first))
    #expect(!solver.isBroken(second))
    #expect([x, y].map(solver.value) == [15, 3])
    solver.remove(second)
    solver.solve { _ in fatalError("nothing contradicts anything") }
    #expect(solver.value(of: x) == 10)
  }

  @Test("A changed constant may cause a conflict, also with nonnegative variables")
  func changedConflict() {
    let solver = LinearSolver()
    let (width, inner) = (
      solver.addVariable(isNeverNegative: true), solver.addVariable(isNeverNegative: true)
    )
    let outer = solver.add(LinearConstraint([Term(width)], .equal, 100))
    let edges = solver.add(LinearConstraint([Term(inner), Term(width, times: -1)], .equal, -40))
    solver.solve()
    #expect(solver.value(of: inner) == 60)
    solver.setConstant(0, of: outer)
    var named: [LinearConstraintID] = []
    solver.solve {
      named = $0
      return edges
    }
    #expect(named == [outer, edges])
    #expect([width, inner].map(solver.value) == [0, 0])
    solver.setConstant(50, of: outer)
    solver.solve { _ in fatalError("nothing contradicts anything") }
    #expect([width, inner].map(solver.value) == [50, 10])
  }

  @Test("Redundant constraints are no conflict, and either may be removed", arguments: 0..<3)
  func redundant(_ numberOfOne: Int) {
    let solver = LinearSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let ids = [
      solver.add(LinearConstraint([Term(x)], .equal, 5)),
      solver.add(LinearConstraint([Term(y), Term(x, times: -1)], .equal, 2)),
      solver.add(LinearConstraint([Term(y)], .equal, 7)),
    ]
    solver.solve { _ in fatalError("nothing contradicts anything") }
    #expect([x, y].map(solver.value) == [5, 7])
    solver.remove(ids[numberOfOne])
    solver.solve()
    #expect([x, y].map(solver.value) == [5, 7])
  }

  @Test("The constraints of a value and its ambiguity are known")
  func reasons() {
    let solver = LinearSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let first = solver.add(LinearConstraint([Term(x)], .equal, 5, strength: 100))
    let second = solver.add(LinearConstraint([Term(y), Term(x, times: -2)], .equal, 1))
    solver.add(LinearConstraint([Term(z), Term(y, times: -1)], .greaterOrEqual, 1))
    solver.solve()
    #expect(solver.constraints(affecting: y) == [first, second])
    #expect([x, y, z].map(solver.isAmbiguous) == [false, false, true])
    solver.add(LinearConstraint([Term(z)], .equal, 0, strength: 1))
    solver.solve()
    #expect(!solver.isAmbiguous(z))
    #expect(solver.value(of: z) == 12)
  }

  // MARK: Any systems

  private struct System {
    var constraints: [SlowSolver.TestConstraint] = []
    let count: Int

    /// Creates a system that has corners.
    init(_ numbers: inout RandomNumbers, count: Int, constraints constraintCount: Int) {
      self.count = count
      for index in 0..<count {
        var coefficients = [Double](repeating: 0, count: count)
        coefficients[index] = 1
        constraints.append(
          .init(
            coefficients: coefficients, relation: .equal, constant: Double(numbers.below(20)),
            strength: 1, weight: 1))
      }
      for _ in 0..<constraintCount {
        let coefficients = (0..<count).map { _ in
          numbers.pick([0, 0, 1, 1, -1, -1, 2, 0.5, -3])
        }
        constraints.append(
          .init(
            coefficients: coefficients,
            relation: numbers.pick([.equal, .lessOrEqual, .greaterOrEqual]),
            constant: Double(numbers.below(40) - 20),
            strength: numbers.pick([.infinity, 750, 750, 250, 250, 50]),
            weight: numbers.pick([1, 1, 1, 2.5])))
      }
    }
  }

  private func constraint(_ item: SlowSolver.TestConstraint, _ variables: [LinearVariable])
    -> LinearConstraint
  {
    LinearConstraint(
      zip(variables, item.coefficients).map { Term($0, times: $1) }, item.relation,
      item.constant, strength: item.strength, weight: item.weight)
  }

  @Test("No corner is better than the solution", arguments: 0..<400)
  func anySystem(_ seed: Int) throws {
    var numbers = RandomNumbers(seed: seed)
    let system = System(&numbers, count: 2 + seed % 2, constraints: 2 + seed % 6)
    let slow = SlowSolver(constraints: system.constraints, count: system.count)
    let solver = LinearSolver()
    let variables = (0..<system.count).map { _ in solver.addVariable() }
    let ids = system.constraints.map { solver.add(constraint($0, variables)) }
    var conflict: [LinearConstraintID]?
    solver.solve {
      conflict = conflict ?? $0
      return $0[0]
    }
    guard let best = slow.bestCosts() else {
      // The required constraints are infeasible: the conflict is infeasible by itself, and each of
      // its constraints is needed for that.
      let named = try #require(conflict).compactMap { ids.firstIndex(of: $0) }
      func isPossible(_ chosen: [Int]) -> Bool {
        let others = system.constraints.filter { $0.strength.isFinite }
        let constraints = chosen.map { system.constraints[$0] } + others
        return SlowSolver(constraints: constraints, count: system.count).bestCosts() != nil
      }
      #expect(!isPossible(named))
      for one in named { #expect(isPossible(named.filter { $0 != one })) }
      return
    }
    #expect(conflict == nil)
    let point = variables.map(solver.value)
    let costs = try #require(slow.costs(at: point), "\(point) breaks what is required")
    #expect(!SlowSolver.isLess(best, costs), "\(costs) at \(point), and not \(best)")
  }

  @Test("Random changes of constraints are solved as if from the beginning", arguments: 0..<200)
  func anyChanges(_ seed: Int) throws {
    var numbers = RandomNumbers(seed: seed + 5000)
    var system = System(&numbers, count: 2 + seed % 2, constraints: 5)
    for index in system.constraints.indices where system.constraints[index].strength == .infinity {
      // There is no conflict: all constraints hold at one point.
      system.constraints[index].constant = zip(system.constraints[index].coefficients, [3, -2, 5])
        .reduce(0) { $0 + $1.0 * $1.1 }
    }
    let solver = LinearSolver()
    let variables = (0..<system.count).map { _ in solver.addVariable() }
    var ids = system.constraints.map { solver.add(constraint($0, variables)) }
    for _ in 0..<8 {
      let other = System(&numbers, count: system.count, constraints: 2).constraints[system.count...]
      let added = other.filter { $0.strength.isFinite }.map {
        solver.add(constraint($0, variables))
      }
      if numbers.below(2) == 0 { solver.solve() }
      for id in added { solver.remove(id) }
      let index = numbers.below(ids.count)
      if system.constraints[index].strength.isFinite {
        system.constraints[index].constant = Double(numbers.below(40) - 20)
        solver.setConstant(system.constraints[index].constant, of: ids[index])
      } else {
        solver.remove(ids[index])
        if numbers.below(2) == 0 { solver.solve() }
        ids[index] = solver.add(constraint(system.constraints[index], variables))
      }
      solver.solve { _ in fatalError("nothing contradicts anything") }
      let slow = SlowSolver(constraints: system.constraints, count: system.count)
      let point = variables.map(solver.value)
      let costs = try #require(slow.costs(at: point), "\(point) breaks what is required")
      #expect(!SlowSolver.isLess(try #require(slow.bestCosts()), costs))
    }
  }

  @Test("Equal calls yield equal values to the bit", arguments: 0..<20)
  func deterministic(_ seed: Int) {
    func values() -> [UInt64] {
      var numbers = RandomNumbers(seed: seed)
      let system = System(&numbers, count: 12, constraints: 40)
      let solver = LinearSolver()
      let variables = (0..<12).map { _ in solver.addVariable() }
      for item in system.constraints {
        solver.add(constraint(item, variables))
        if numbers.below(5) == 0 { solver.solve() }
      }
      solver.solve()
      return variables.map { solver.value(of: $0).bitPattern }
    }
    #expect(values() == values())
  }
}
