/// The effect of an object's deletion on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: they keep a relationship to an object that is gone.
  case noActionDeleteRule = 0
  /// Their inverse relationships no longer contain the object.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted while the relationship has objects.
  case denyDeleteRule = 3
}
