/// The description of a value in the dictionaries of a fetch: the result of an expression
/// (CoreData.FE6).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression; nil for the evaluated object's identifier.
  open var expression: NSExpression?

  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}
