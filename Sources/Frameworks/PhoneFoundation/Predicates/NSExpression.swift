/// A value that is found when it is asked for: a constant, what an object has under a name, what a function
/// makes of others (PR10).
open class NSExpression: NSObject, NSCopying {
  /// An app's own code: of the object, the expressions it was made with, and what both may keep things in.
  public typealias Block = (Any?, [NSExpression], NSMutableDictionary?) -> Any

  let term: PredicateTerm

  init(_ term: PredicateTerm) { self.term = term }

  // MARK: Of a text

  /// Makes one of a text; a text that makes no sense ends the program, as on an iPhone (PR1).
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(text: expressionFormat, args)
  }

  /// Makes one of a text; a text that makes no sense ends the program, as on an iPhone (PR1).
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(text: expressionFormat, arguments)
  }

  private convenience init(text: String, _ values: [Any?]) {
    do {
      self.init(try PredicateReader.term(text, values))
    } catch {
      error.raise(text)
    }
  }

  // MARK: Of parts

  /// Makes one of a value.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constant(PredicateValue.unwrapped(obj)))
  }

  /// The object that it is asked of.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluated) }

  /// Makes one of a variable, by its name without `$`.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Makes one of names that are parted by dots.
  public convenience init(forKeyPath keyPath: String) {
    self.init(PredicateTerm.evaluated.appending(path: keyPath))
  }

  /// Makes one of a function (PR8); a name that none has ends the program, as on an iPhone.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = PredicateFunction(name: name) else { Self.complain("no function \(name)") }
    let terms = parameters.map(Self.term)
    guard terms.count == function.arity || function.isOfSeveral && !terms.isEmpty else {
      Self.complain("\(name) of \(terms.count) values: it takes \(function.arity)")
    }
    self.init(.function(function, terms))
  }

  /// Makes one of several, which are expressions, or values.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map(Self.term)))
  }

  /// Makes one of what is in either collection.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.joined(.union, left.term, right.term))
  }

  /// Makes one of what is in both collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.joined(.intersect, left.term, right.term))
  }

  /// Makes one of what is in the first collection and not in the second.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.joined(.minus, left.term, right.term))
  }

  /// Makes one of those elements of a collection for which a predicate holds (PR7).
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(.chosen(expression.term, variable: variable, .given(predicate)))
  }

  /// Makes one of two, as a predicate decides.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(.either(.given(predicate), trueExpression.term, falseExpression.term))
  }

  /// Makes one of an app's own code.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }

  // MARK: Its value

  /// What it stands for.
  ///
  /// - Parameters:
  ///   - object: What names are asked of.
  ///   - context: Values of variables, and what an app's own code keeps.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any?] = [:]
    for (key, value) in context ?? [:] {
      if let name = key as? String { variables[name] = value }
    }
    let subject = PredicateSubject(object: object, variables: variables, context: context)
    return PredicateValue.unwrapped(term.value(for: subject))
  }

  /// Its text (PR11).
  open override var description: String { term.text }

  /// Itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another is the same of the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    if self === other { return true }
    if case .block = term { return false }
    return term.text == other.term.text
      && term.constants.elementsEqual(other.term.constants) { PredicateValue.isSame($0, $1) }
  }

  /// Equal ones have the same.
  open override var hash: Int { term.text.hashValue }

  // MARK: Internals

  private static func term(_ value: Any) -> PredicateTerm {
    (value as? NSExpression)?.term ?? .constant(PredicateValue.unwrapped(value))
  }

  static func complain(_ what: String) -> Never {
    NSException(name: .invalidArgumentException, reason: "an expression: \(what)").raise()
  }
}
