// What is read from an archive may be evaluated at once here, as no archive comes from elsewhere.

extension NSPredicate {
  /// Allows the evaluation of a predicate from an archive; does nothing, as it is allowed.
  public func allowEvaluation() {}
}

extension NSExpression {
  /// Allows the evaluation of an expression from an archive; does nothing, as it is allowed.
  public func allowEvaluation() {}
}

extension NSSortDescriptor {
  /// Allows the use of a sort descriptor from an archive; does nothing, as it is allowed.
  public func allowEvaluation() {}
}
