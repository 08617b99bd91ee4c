/// The description of a relationship.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects in the relationship.
  open weak var destinationEntity: NSEntityDescription?

  /// The relationship in the opposite direction.
  open weak var inverseRelationship: NSRelationshipDescription?

  /// The maximum number of objects; 0 for no limit.
  open var maxCount = 1

  /// The minimum number of objects, unless the relationship is optional and empty.
  open var minCount = 0

  /// The effect of the object's deletion on the objects of the relationship.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule

  /// Whether the relationship can have several objects.
  open var isToMany: Bool { maxCount != 1 }

  /// Whether the objects are ordered.
  open var isOrdered = false

  // MARK: Internals

  override var form: String {
    super.form
      + "|r\(destinationEntity?.name ?? "")|\(isToMany)|\(isOrdered)|\(minCount)|\(maxCount)"
      + "|\(deleteRule.rawValue)|\(inverseRelationship?.name ?? "")"
  }
}
