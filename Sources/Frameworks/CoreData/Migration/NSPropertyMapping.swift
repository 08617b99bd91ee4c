/// A description of how the value of a destination property is computed during a migration.
// Source: CoreData.MG3–MG4
open class NSPropertyMapping: NSObject {
  /// Creates a mapping without a name or an expression.
  public override init() { super.init() }

  /// The name under which the destination entity has the value.
  open var name: String?

  /// The expression of the value; nil leaves the value unchanged.
  ///
  /// Its variables are `$manager`, `$source`, `$destination`, `$entityMapping`,
  /// `$propertyMapping` and `$entityPolicy`.
  open var valueExpression: NSExpression?

  /// Custom information.
  open var userInfo: [AnyHashable: Any]?

  /// Creates a mapping with a name and an expression.
  convenience init(_ name: String, _ expression: NSExpression?) {
    self.init()
    (self.name, valueExpression) = (name, expression)
  }
}
