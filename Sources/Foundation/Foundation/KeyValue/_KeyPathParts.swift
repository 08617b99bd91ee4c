import Synchronization
import TactusCrashReports

/// The properties of a key path through several objects, which lowered sources name, since a key
/// path does not tell them (ObjectiveC.KV10).
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
///   - parts: A function that adds the properties to none.
/// - Thread: any.
public func _parted<Root, Value, Last>(
  _ keyPath: KeyPath<Root, Value>,
  _ parts: (_KeyPathParts<Root, Root>) -> _KeyPathParts<Root, Last>
) -> KeyPath<Root, Value> {
  KeyPathParts.add(parts(_KeyPathParts(properties: [])).properties, of: keyPath)
  return keyPath
}

/// A property in a key path through several objects.
struct KeyPathPart: Sendable {
  /// Returns the value of an object's property; nil also for an object of another type.
  let value: @Sendable (Any) -> Any?
  /// Returns an observer of the property; its handler receives whether the change is still to come.
  let observer: @Sendable (@escaping (Bool) -> Void) -> any ChangeObserver

  init<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
    // Key paths are immutable.
    nonisolated(unsafe) let keyPath = keyPath
    value = { object in
      (object as? Root).flatMap { PropertyValue.unwrapped($0[keyPath: keyPath]) }
    }
    observer = { handler in PropertyObserver(keyPath, .prior) { handler($1.isPrior) } }
  }
}

/// The known properties of key paths through several objects.
enum KeyPathParts {
  static func add(_ parts: [KeyPathPart], of keyPath: AnyKeyPath) {
    lock.withLock { if known[keyPath] == nil { known[keyPath] = parts } }
    areInUse.store(true, ordering: .relaxed)
  }

  /// Returns the properties of a key path; nil for the key path of one property.
  static func parts(of keyPath: AnyKeyPath) -> [KeyPathPart]? {
    guard areInUse.load(ordering: .relaxed) else { return nil }
    return lock.withLock { known[keyPath] }
  }

  /// Prints a warning for a key path through several objects whose properties are not known.
  static func warnIfSeveral<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
    guard lock.withLock({ checked.insert(keyPath).inserted }) else { return }
    let name = keyPath.debugDescription
    let root = "\\\(Root.self)"
    guard name.hasPrefix(root) else { return }
    // A property without a known name is written as `<computed 0x1 (Type)>`.
    var depth = 0
    var count = 0
    for character in name.dropFirst(root.count) {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "." where depth == 0: count += 1
      default: break
      }
    }
    guard count > 1 else { return }
    RuntimeWarning.once(
      "observe: the key path \(name) leads through several objects and comes from a variable, so "
        + "that its changes are not reported; write it in the call", namesPlace: true)
  }

  private static let areInUse = Atomic(false)
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [AnyKeyPath: [KeyPathPart]] = [:]
  private nonisolated(unsafe) static var checked: Set<AnyKeyPath> = []
}
