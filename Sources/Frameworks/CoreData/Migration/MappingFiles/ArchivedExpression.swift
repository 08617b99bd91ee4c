/// An expression in a file with mappings, as an archive of Apple's classes.
///
/// - Source: files that Xcode writes, as public projects have them. Confidence: measured.
// Source: CoreData.MG10
final class ArchivedExpression: NSObject, NSCoding {
  private let kind: Int
  private let operand: ArchivedExpression?
  private let arguments: [ArchivedExpression]
  private let constant: Any?
  private let variable: String?
  private let selector: String?
  private let keyPath: String?

  init?(coder: NSCoder) {
    func text(_ key: String) -> String? { coder.decodeObject(forKey: key) as? String }
    kind = coder.decodeInteger(forKey: "NSExpressionType")
    operand = coder.decodeObject(forKey: "NSOperand") as? ArchivedExpression
    arguments = coder.decodeObject(forKey: "NSArguments") as? [ArchivedExpression] ?? []
    constant = coder.decodeObject(forKey: "NSConstantValue")
    (variable, selector) = (text("NSVariable"), text("NSSelectorName"))
    keyPath = text("NSKeyPath")
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Returns the expression of an archive; nil for an unknown form.
  static func expression(in data: Data) -> NSExpression? {
    let unarchiver = NSKeyedUnarchiver(forReadingWith: data)
    ArchivedMappingClasses.add(to: unarchiver)
    let archived = unarchiver.decodeObject(forKey: "root") as? ArchivedExpression
    return archived?.expression
  }

  /// The expression; nil, with a warning, for an unknown form.
  var expression: NSExpression? {
    if let expression = known { return expression }
    RuntimeWarning.once(
      "a mapping's expression is not supported: \(selector ?? "of the kind \(kind)")")
    return nil
  }

  // MARK: Internals

  private var known: NSExpression? {
    switch kind {
    case 0: return NSExpression(forConstantValue: constant)
    case 1: return NSExpression.expressionForEvaluatedObject()
    case 2: return variable.map { NSExpression(forVariable: $0) }
    case 3, 10: return keyPath.map { NSExpression(forKeyPath: $0) }
    case 4: return function
    default: return nil
    }
  }

  private var function: NSExpression? {
    guard let selector, let operand else { return nil }
    if selector == "valueForKeyPath:", let path = arguments.first?.path {
      switch operand.kind {
      case 1: return NSExpression(forKeyPath: path)
      case 2: return operand.variable.map { NSExpression(format: "$\($0).%K", path) }
      default: return nil
      }
    }
    // Predicate functions are methods of a class that is encoded as a constant without a value.
    if operand.kind == 0, operand.constant == nil {
      return selector == "now" ? NSExpression(block: { _, _, _ in Date() }, arguments: nil) : nil
    }
    let parts = arguments.compactMap(\.known)
    guard parts.count == arguments.count else { return nil }
    if operand.variable == "manager", let query = ManagerQuery(rawValue: selector) {
      return query.expression(parts)
    }
    guard let target = operand.known, parts.count <= 2 else { return nil }
    return NSExpression(forFunction: target, selectorName: selector, arguments: parts)
  }

  private var path: String? { keyPath ?? constant as? String }
}
