import Synchronization
internal import TactusThreads

/// The registry of properties that can be read and set by name.
///
/// Linux has no Objective-C runtime to query. Apps register properties here, and rewritten sources
/// do so for properties marked `@objc`. Apps on an iPhone do not need it.
public enum KeyedProperties {
  /// Registers a property under a name.
  ///
  /// - Parameters:
  ///   - name: The name. A property may have several.
  ///   - keyPath: The key path. The property is writable if the key path is.
  public static func add<Root: AnyObject, Value>(
    _ name: String, _ keyPath: KeyPath<Root, Value>
  ) {
    add(name, KeyedProperty(keyPath, isReadOnly: false))
  }

  /// Registers a property under a name, which cannot be set by it, although its framework can.
  package static func add<Root: AnyObject, Value>(
    readOnly name: String, _ keyPath: KeyPath<Root, Value>
  ) {
    add(name, KeyedProperty(keyPath, isReadOnly: true))
  }

  private static func add(_ name: String, _ property: KeyedProperty) {
    state.withLock { state in
      state.properties[name, default: []].removeAll { $0.keyPath == property.keyPath }
      state.properties[name, default: []].append(property)
      state.names[property.keyPath, default: []].insert(name)
    }
  }

  /// Registers a class property under a name.
  ///
  /// - Parameters:
  ///   - name: The name. A property may have several.
  ///   - keyPath: The key path, whose root is the class itself.
  public static func add<Root: AnyObject, Value>(
    _ name: String, _ keyPath: KeyPath<Root.Type, Value>
  ) {
    let property = ClassProperty(
      isOf: { $0 is Root.Type }, read: { ($0 as? Root.Type)?[keyPath: keyPath] })
    state.withLock { $0.classProperties[name, default: []].append(property) }
  }

  /// Returns whether a class property with a name is registered for a class or a superclass.
  package static func hasValue(_ name: String, ofClass type: AnyClass) -> Bool {
    let known = state.withLock { $0.classProperties[name] ?? [] }
    return known.contains { $0.isOf(type) }
  }

  /// Returns the value of a class property with a name; nil if no such property is registered.
  ///
  /// Of several, the one that was registered last is returned.
  package static func value(_ name: String, ofClass type: AnyClass) -> Any? {
    let known = state.withLock { $0.classProperties[name] ?? [] }
    return known.reversed().lazy.compactMap { $0.read(type) }.first
  }

  /// Registers the properties that affect another.
  ///
  /// Rewritten sources do so for `@objc class func keyPathsForValuesAffectingTitle()`.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The class of the property.
  ///   - keys: Returns the names of the affecting properties.
  public static func add<Root: AnyObject>(
    _ name: String, of type: Root.Type, affectedBy keys: @escaping @MainActor () -> Set<String>
  ) {
    let source = Source({ $0 is Root }, keys)
    state.withLock { $0.sources[name, default: []].append(source) }
  }

  /// Returns an object's property with a name.
  ///
  /// Of several, the one of the most derived class is returned.
  package static func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
    let known = state.withLock { $0.properties[name] ?? [] }
    return known.filter { $0.isPropertyOf(object) }.reduce(nil) { found, next in
      found.map { next.isSameClassOrSubclass(of: $0) ? next : $0 } ?? next
    }
  }

  /// Returns the property with a name of the instances of a class.
  static func property(_ name: String, ofInstancesOf type: AnyClass) -> KeyedProperty? {
    let known = state.withLock { $0.properties[name] ?? [] }
    return known.last { $0.isProperty(ofInstancesOf: type) }
  }

  /// Returns the names of a property; an empty set if it is not registered with this key path.
  package static func names(of keyPath: AnyKeyPath) -> Set<String> {
    state.withLock { $0.names[keyPath] ?? [] }
  }

  /// Returns the key paths of the registered properties that begin at a type.
  package static func keyPaths(of root: Any.Type) -> [AnyKeyPath] {
    state.withLock { state in state.names.keys.filter { Swift.type(of: $0).rootType == root } }
  }

  /// Returns the names of the properties that a class itself declares, without inherited ones.
  package static func names(ofClass type: AnyClass) -> Set<String> {
    state.withLock { state in
      state.names.reduce(into: []) { found, entry in
        let root: AnyClass? = Swift.type(of: entry.key).rootType as? AnyClass
        if root == type { found.formUnion(entry.value) }
      }
    }
  }

  /// Returns the class of a name, without that of its module, which has registered properties.
  package static func type(named name: String) -> AnyClass? {
    state.withLock { state in
      state.names.keys.lazy.compactMap { Swift.type(of: $0).rootType as? AnyClass }
        .filter { String(describing: $0) == name }
        .min { String(reflecting: $0) < String(reflecting: $1) }
    }
  }

  /// The names of the modules with classes that have registered properties.
  package static var modules: Set<String> {
    state.withLock { state in
      Set(
        state.names.keys.compactMap { keyPath in
          String(reflecting: Swift.type(of: keyPath).rootType).split(separator: ".").first
            .map(String.init)
        })
    }
  }

  /// Returns the names of an object's properties, inherited ones included, sorted.
  package static func names(of object: AnyObject) -> [String] {
    let known = state.withLock { $0.properties }
    return known.filter { $0.value.contains { $0.isPropertyOf(object) } }.keys.sorted()
  }

  /// Returns the names of the properties that affect another, as its class has registered them.
  package static func sources(of name: String, in object: AnyObject) -> Set<String> {
    let known = state.withLock { $0.sources[name] ?? [] }
    return known.filter { $0.isOfKind(object) }.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// A registration of affecting properties; their names are requested once, on the main thread.
  ///
  /// Sendable because its properties are constants, and the lock guards the names.
  private final class Source: @unchecked Sendable {
    let isOfKind: (AnyObject) -> Bool
    private let keys: @MainActor () -> Set<String>
    private let known = Mutex<Set<String>?>(nil)

    init(_ isOfKind: @escaping (AnyObject) -> Bool, _ keys: @escaping @MainActor () -> Set<String>)
    { (self.isOfKind, self.keys) = (isOfKind, keys) }

    /// The names of the affecting properties.
    ///
    /// - Thread: any; another thread waits for the main thread at the first call.
    var names: Set<String> {
      if let names = known.withLock({ $0 }) { return names }
      let names = MainQueue.run { self.keys() }
      known.withLock { $0 = names }
      return names
    }
  }
  /// A property of a class itself.
  private struct ClassProperty {
    let isOf: (AnyClass) -> Bool
    let read: (AnyClass) -> Any?
  }
  private struct State {
    var properties: [String: [KeyedProperty]] = [:]
    var names: [AnyKeyPath: Set<String>] = [:]
    var sources: [String: [Source]] = [:]
    var classProperties: [String: [ClassProperty]] = [:]
  }

  private static let state = Guarded(State())
}
