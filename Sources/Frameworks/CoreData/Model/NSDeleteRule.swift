/// The effect of an object's deletion on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// The related objects are not changed: they keep a relationship to a deleted object.
  case noActionDeleteRule = 0
  /// The object is removed from the inverse relationships.
  case nullifyDeleteRule = 1
  /// The related objects are deleted, too.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted while the relationship is not empty.
  case denyDeleteRule = 3
}
