import TactusSelectors
import TactusThreads

/// Sets the associated value of an object for a key (ObjectiveC.RT1).
///
/// - Parameters:
///   - object: The object, or a class.
///   - key: The key, which is identified by its address.
///   - value: The value; nil to remove it.
///   - policy: The memory policy.
/// - Thread: any.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(
    value.map { Association($0, policy) }, key, of: messageReceiver(object))
}

/// Returns the associated value of an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: messageReceiver(object))
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: ObjectIdentifier(messageReceiver(object)))
}

/// The associated values of objects, until these are deallocated.
enum AssociatedObjects {
  fileprivate static func set(
    _ value: Association?, _ key: UnsafeRawPointer, of object: AnyObject
  ) {
    let owner = ObjectIdentifier(object)
    if value != nil, !ReportedDeallocation.observe(object) {
      // Nothing removes the values of an object whose deinitializer runs, unless it had some.
      guard tables.withLock({ $0[owner] != nil }) else { return }
    }
    // Releasing a value may run code of the app, so it happens after unlocking.
    let old = tables.withLock { tables in
      guard let value else { return tables[owner]?.removeValue(forKey: key) }
      return tables[owner, default: [:]].updateValue(value, forKey: key)
    }
    withExtendedLifetime((old, object)) {}
  }

  fileprivate static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    withExtendedLifetime(object) { tables.withLock { $0[ObjectIdentifier(object)]?[key]?.value } }
  }

  /// Removes the values of the object with an address.
  static func removeAll(of owner: ObjectIdentifier) {
    let old = tables.withLock { $0.removeValue(forKey: owner) }
    withExtendedLifetime(old) {}
  }

  private static let tables =
    Guarded<[ObjectIdentifier: [UnsafeRawPointer: Association]]>([:])
}

/// An associated value, as its policy keeps it.
private struct Association {
  private let strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: (strong, weak) = (nil, value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy() ?? value
    default: strong = value
    }
  }

  var value: Any? { strong ?? weak }
}
