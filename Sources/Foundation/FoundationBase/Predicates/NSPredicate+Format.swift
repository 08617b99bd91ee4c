/// A predicate class that can be created from a format: `NSPredicate` and its subclasses.
///
/// Apps do not use the protocol. It exists for an initializer that returns an object of a subclass.
public protocol _PredicateOfText {}

extension NSPredicate: _PredicateOfText {}

extension _PredicateOfText {
  /// Creates a predicate from a format.
  ///
  /// An invalid format traps, as on an iPhone (Predicates.PR1, Predicates.PR9).
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - args: The values of `%@`, `%K`, `%d` and other placeholders, in order.
  public init(format predicateFormat: String, _ args: Any?...) {
    self = PredicateTree(of: predicateFormat, args).predicate(predicateFormat)
  }

  /// Creates a predicate from a format.
  ///
  /// An invalid format traps, as on an iPhone (Predicates.PR1, Predicates.PR9).
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - arguments: The values of `%@`, `%K`, `%d` and other placeholders, in order.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = PredicateTree(of: predicateFormat, arguments ?? []).predicate(predicateFormat)
  }
}

extension NSPredicate {
  /// Returns the predicate with variables substituted by values.
  ///
  /// - Parameter variables: The values by the names of the variables, without `$`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let compound as NSCompoundPredicate:
      CompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
    case let comparison as NSComparisonPredicate:
      NSComparisonPredicate(comparison.comparison.substituting(variables))
    default:
      NSPredicate { object, others in
        self.evaluate(
          with: object, substitutionVariables: (others ?? [:]).merging(variables) { $1 })
      }
    }
  }

  /// The format string.
  ///
  /// It can be parsed into an equal predicate, unless the predicate contains a block
  /// (Predicates.PR11).
  ///
  /// The value is never nil. With Foundation's type, `String`, the compiler could not distinguish
  /// the two properties in the module interface.
  @_disfavoredOverload
  public var predicateFormat: String! { formatText }

  /// Returns the error in a format; nil if it is valid.
  package static func parseError(in text: String, _ values: [Any?]) -> PredicateParseError? {
    do {
      _ = try PredicateParser.predicate(text, values)
      return nil
    } catch {
      return error
    }
  }
}

extension PredicateTree {
  /// Parses a format.
  ///
  /// An invalid format traps.
  fileprivate init(of text: String, _ values: [Any?]) {
    do {
      self = try PredicateParser.predicate(text, values)
    } catch {
      error.raise(text)
    }
  }

  /// Returns the predicate as the requested class.
  ///
  /// Another class traps.
  fileprivate func predicate<Wanted>(_ text: String) -> Wanted {
    guard let predicate = predicate as? Wanted else {
      NSException(
        name: .invalidArgumentException,
        reason: "the format \"\(text)\" does not create a \(Wanted.self)"
      ).raise()
    }
    return predicate
  }
}
