extension AnyKeyPath {
  /// The names of the properties, joined by dots; nil if the program does not know them, which is
  /// so for subscripts, and for computed properties that are not registered by name.
  var names: String? {
    // The description has the form `\Dish.minutes`.
    let path = debugDescription
    guard let dot = path.firstIndex(of: "."), !path.contains(where: { "<[?!>".contains($0) })
    else { return _kvcKeyPathString }
    return String(path[path.index(after: dot)...])
  }

  // Source: ObjectiveC.KC17
  /// The names of one or two properties that Objective-C sees, joined by dots; nil for others.
  ///
  /// Swift's own property is nil on Linux.
  public var _kvcKeyPathString: String? {
    if let name = registeredName { return name }
    let root = type(of: self).rootType
    for first in KeyedProperties.keyPaths(of: root) {
      for second in KeyedProperties.keyPaths(of: type(of: first).valueType)
      where first.appending(path: second) == self {
        guard let name = first.registeredName, let rest = second.registeredName else { continue }
        return name + "." + rest
      }
    }
    return nil
  }

  /// The name under which the property is registered for key-value coding.
  private var registeredName: String? {
    (type(of: self).rootType as? any KeyedClass.Type)?.registerProperties()
    // Of `hidden` and `isHidden` the former is the property, the latter its getter.
    return KeyedProperties.names(of: self).min { ($0.count, $0) < ($1.count, $1) }
  }
}
