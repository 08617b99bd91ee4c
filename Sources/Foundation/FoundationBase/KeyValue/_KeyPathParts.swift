/// The properties of a key path through several objects, which lowered sources name, since a key
/// path does not expose them (ObjectiveC.KV10).
public struct _KeyPathParts<Root, Value> {
  /// The properties, in the order of the key path.
  let properties: [KeyPathPart]

  /// Returns the key path with a further property.
  @_disfavoredOverload
  public func then<Next>(_ property: KeyPath<Value, Next>) -> _KeyPathParts<Root, Next> {
    _KeyPathParts<Root, Next>(properties: properties + [KeyPathPart(property)])
  }

  /// Returns the key path with a further property, of a value that may be nil.
  public func then<Wrapped, Next>(
    _ property: KeyPath<Wrapped, Next>
  ) -> _KeyPathParts<Root, Next> where Value == Wrapped? {
    _KeyPathParts<Root, Next>(properties: properties + [KeyPathPart(property)])
  }
}

/// Returns a key path after its properties have become known, so that changes of all its objects
/// can be observed (ObjectiveC.KV10).
///
/// - Parameters:
///   - keyPath: The key path.
///   - parts: A function that adds the properties to an empty list.
/// - Thread: any.
public func _parted<Root, Value, Last>(
  _ keyPath: KeyPath<Root, Value>,
  _ parts: (_KeyPathParts<Root, Root>) -> _KeyPathParts<Root, Last>
) -> KeyPath<Root, Value> {
  KeyPathRegistry.add(parts(_KeyPathParts(properties: [])).properties, of: keyPath)
  return keyPath
}
