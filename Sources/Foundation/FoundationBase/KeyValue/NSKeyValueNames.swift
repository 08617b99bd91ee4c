/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indexes of the changed elements; nil if the property was set.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
