/// What a sum of variables, each some times over, is to be: a number, at least or at most that.
public struct LinearConstraint: Sendable {
  /// How the sum is to be to the constant.
  public enum Relation: Sendable {
    /// At most as large.
    case lessOrEqual
    /// Of that value.
    case equal
    /// At least as large.
    case greaterOrEqual
  }

  /// A variable, some times over.
  public struct Term: Sendable {
    /// The variable.
    public var variable: LinearVariable
    /// How many times.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: LinearVariable, times coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// The strength of what must hold.
  public static let required = Double.infinity

  /// What is summed up; a variable may be in it more than once.
  public var terms: [Term]
  /// How the sum is to be to the constant.
  public var relation: Relation
  /// What the sum is compared with.
  public var constant: Double
  /// How much it matters, above 0; it is never broken for weaker ones, however many.
  public var strength: Double
  /// How much it matters among those of its strength, above 0.
  public var weight: Double

  /// Makes a constraint, which must hold unless it has a strength below that.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Double = required,
    weight: Double = 1
  ) {
    (self.terms, self.relation, self.constant) = (terms, relation, constant)
    (self.strength, self.weight) = (strength, weight)
  }

  /// Whether it must hold.
  public var isRequired: Bool { strength == Self.required }
}

/// A number that a solver looks for.
public struct LinearVariable: Hashable, Sendable {
  let symbol: Int32
}

/// A constraint that a solver knows.
public struct LinearConstraintID: Hashable, Sendable {
  let index: Int
}
