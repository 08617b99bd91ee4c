/// The description of an attribute whose value a store derives when an object is saved.
///
/// The object itself has the value after it was refreshed (CoreData.DA1).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// Creates a description without an expression.
  public override init() { super.init() }

  /// The expression of the value, evaluated with the object.
  open var derivationExpression: NSExpression?

  /// The predicate of objects with a derived value; others have none.
  open var filterPredicate: NSPredicate?

  /// Returns the value for an object.
  func value(of object: NSManagedObject) -> Any? {
    guard let derivationExpression, filterPredicate?.evaluate(with: object) != false else {
      return nil
    }
    let value = derivationExpression.expressionValue(with: object, context: nil)
    return value.flatMap { AttributeValue.kept($0, as: attributeType) }
  }

  override var form: String { super.form + "|d\(derivationExpression?.description ?? "")" }
}
