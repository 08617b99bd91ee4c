import Synchronization

/// The properties that can be read and set by name.
///
/// Linux has no Objective-C to ask. What an app names here is found, and so is what rewritten sources
/// mark `@objc`. Apps on an iPhone need nothing of this.
public enum KeyedProperties {
  /// Makes a property known under a name.
  ///
  /// - Parameters:
  ///   - name: Its name; a property may have several.
  ///   - keyPath: The property; it can be set if the key path can.
  public static func add<Root: AnyObject, Value>(
    _ name: String, _ keyPath: KeyPath<Root, Value>
  ) {
    let property = KeyedProperty(keyPath)
    state.withLock { state in
      state.properties[name, default: []].removeAll { $0.keyPath == property.keyPath }
      state.properties[name, default: []].append(property)
      state.names[property.keyPath, default: []].insert(name)
    }
  }

  /// Makes known of which others a property is made; rewritten sources do it for
  /// `@objc class func keyPathsForValuesAffectingTitle()`.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - type: Whose property it is.
  ///   - keys: The names of the others.
  public static func add<Root: AnyObject>(
    _ name: String, of type: Root.Type, madeOf keys: @escaping @MainActor () -> Set<String>
  ) {
    // Whoever changes a property asks, on whatever thread that is, as on an iPhone.
    let keys = unsafeBitCast(keys, to: (() -> Set<String>).self)
    let source = Source(isOfKind: { $0 is Root }, keys: keys)
    state.withLock { $0.sources[name, default: []].append(source) }
  }

  /// The property of a name that an object has; that of the lowest class, where several have one.
  package static func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
    let known = state.withLock { $0.properties[name] ?? [] }
    return known.filter { $0.isPropertyOf(object) }.reduce(nil) { found, next in
      found.map { next.isBelowOrAt($0) ? next : $0 } ?? next
    }
  }

  /// The names of a property; none where nobody has made it known by this key path.
  package static func names(of keyPath: AnyKeyPath) -> Set<String> {
    state.withLock { $0.names[keyPath] ?? [] }
  }

  /// The names of the properties that a class itself has, and not one above it.
  package static func names(ofClass type: AnyClass) -> Set<String> {
    state.withLock { state in
      state.names.reduce(into: []) { found, entry in
        let root: AnyClass? = Swift.type(of: entry.key).rootType as? AnyClass
        if root == type { found.formUnion(entry.value) }
      }
    }
  }

  /// The names of the properties of which one is made, by what its class has of its own for it.
  package static func sources(of name: String, in object: AnyObject) -> Set<String> {
    let known = state.withLock { $0.sources[name] ?? [] }
    return known.filter { $0.isOfKind(object) }.reduce(into: []) { $0.formUnion($1.keys()) }
  }

  private struct Source: @unchecked Sendable {
    let isOfKind: (AnyObject) -> Bool
    let keys: () -> Set<String>
  }
  private struct State: @unchecked Sendable {
    var properties: [String: [KeyedProperty]] = [:]
    var names: [AnyKeyPath: Set<String>] = [:]
    var sources: [String: [Source]] = [:]
  }

  private static let state = Mutex(State())
}
