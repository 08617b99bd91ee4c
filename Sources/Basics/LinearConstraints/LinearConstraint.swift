/// A linear equation or inequality: a sum of weighted variables compared with a constant.
public struct LinearConstraint: Sendable {
  /// The relation of the sum to the constant.
  public enum Relation: Sendable {
    /// The sum is less than or equal to the constant.
    case lessOrEqual
    /// The sum is equal to the constant.
    case equal
    /// The sum is greater than or equal to the constant.
    case greaterOrEqual
  }

  /// A variable multiplied by a coefficient.
  public struct Term: Sendable {
    /// The variable.
    public var variable: LinearVariable
    /// The coefficient.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: LinearVariable, times coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// The strength of a required constraint.
  public static let required = Double.infinity

  /// The terms of the sum; a variable may occur more than once.
  public var terms: [Term]
  /// The relation of the sum to the constant.
  public var relation: Relation
  /// The constant that the sum is compared with.
  public var constant: Double
  /// The strength, above 0.
  ///
  /// A constraint is never violated in favor of weaker ones, however many there are.
  public var strength: Double
  /// The weight among constraints of the same strength, above 0.
  public var weight: Double

  /// Creates a constraint; it is required unless a strength is given.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Double = required,
    weight: Double = 1
  ) {
    (self.terms, self.relation, self.constant) = (terms, relation, constant)
    (self.strength, self.weight) = (strength, weight)
  }

  /// Whether the constraint is required.
  public var isRequired: Bool { strength == Self.required }
}

/// A variable whose value a solver determines.
public struct LinearVariable: Hashable, Sendable {
  let symbol: Int32
  /// A number that no other variable of the solver has; that of a removed one is used again.
  public var number: Int { Int(symbol) }
}

/// An identifier of a constraint in a solver.
public struct LinearConstraintID: Hashable, Sendable {
  let index: Int
  /// A number that no other constraint of the solver has; that of a removed one is used again.
  public var number: Int { index }
}
