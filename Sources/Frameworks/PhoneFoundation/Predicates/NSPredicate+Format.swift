/// What can be made of a predicate's text: `NSPredicate`, and those of its classes that the text makes.
///
/// Apps need not name it. It is there for an initializer that answers with an object of another class.
public protocol _PredicateOfText {}

extension NSPredicate: _PredicateOfText {}

extension _PredicateOfText {
  /// Makes one of a text; a text that makes no sense ends the program, as on an iPhone (PR1, PR9).
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - args: What stands for `%@`, `%K`, `%d` and the like in it, in their order.
  public init(format predicateFormat: String, _ args: Any?...) {
    self = PredicateTree(of: predicateFormat, args).predicate(predicateFormat)
  }

  /// Makes one of a text; a text that makes no sense ends the program, as on an iPhone (PR1, PR9).
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - arguments: What stands for `%@`, `%K`, `%d` and the like in it, in their order.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = PredicateTree(of: predicateFormat, arguments ?? []).predicate(predicateFormat)
  }
}

extension NSPredicate {
  /// The same with values for its variables.
  ///
  /// - Parameter variables: The values by the variables' names, without `$`.
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

  /// Its text; reading that gives an equal one, but for what an app's own code decides (PR11).
  ///
  /// It is never nil. Of Foundation's type, `String`, the compiler could not tell the two apart in what it
  /// reads of this module.
  @_disfavoredOverload
  public var predicateFormat: String! { formatText }

  /// What is wrong with a text, and where; nil for one that a predicate can be made of.
  package static func mistake(in text: String, _ values: [Any?]) -> PredicateMistake? {
    do {
      _ = try PredicateReader.predicate(text, values)
      return nil
    } catch {
      return error
    }
  }
}

extension PredicateTree {
  /// Reads a text; one that makes no sense ends the program.
  fileprivate init(of text: String, _ values: [Any?]) {
    do {
      self = try PredicateReader.predicate(text, values)
    } catch {
      error.raise(text)
    }
  }

  /// The predicate, of the class that somebody wants; of another class it ends the program.
  fileprivate func predicate<Wanted>(_ text: String) -> Wanted {
    guard let predicate = predicate as? Wanted else {
      NSException(
        name: .invalidArgumentException, reason: "\"\(text)\" makes no \(Wanted.self)"
      ).raise()
    }
    return predicate
  }
}
