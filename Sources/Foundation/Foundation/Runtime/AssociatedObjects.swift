/// The memory policy of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference. On Linux all access is locked, so that it is the same as
  /// `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy. On Linux all access is locked, so that it is the same as
  /// `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Sets the associated value of an object for a key (ObjectiveC.RT1).
///
/// - Parameters:
///   - object: The object.
///   - key: The key, which is identified by its address.
///   - value: The value; nil to remove it.
///   - policy: The memory policy.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, policy, key, of: object as AnyObject)
}

/// Returns the associated value of an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: object as AnyObject)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The associated values of objects, until these are deallocated.
enum AssociatedObjects {
  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, _ key: UnsafeRawPointer, of object: AnyObject
  ) {
    // Releasing values may run code of the app, so it happens after unlocking.
    var gone: [Table] = []
    lock.withLock {
      gone = sweepIfLarge()
      let table = table(of: object) ?? Table(object)
      if tables[ObjectIdentifier(object)] !== table {
        tables[ObjectIdentifier(object)].map { gone.append($0) }
        tables[ObjectIdentifier(object)] = table
      }
      gone.append(Table(object, table.values[key]))
      table.values[key] = value.map { Association($0, policy) }
    }
    withExtendedLifetime(gone) {}
  }

  static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { table(of: object)?.values[key]?.value }
  }

  static func removeAll(of object: AnyObject) {
    let gone = lock.withLock { tables.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  /// The number of objects with associated values, for tests.
  static var count: Int { lock.withLock { tables.count } }

  private final class Table {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Association] = [:]
    private let other: Association?

    init(_ object: AnyObject, _ other: Association? = nil) {
      (self.object, self.other) = (object, other)
    }
  }

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

  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: Table] = [:]
  private nonisolated(unsafe) static var sweptCount = 0

  /// Returns the table of an object, and not that of a deallocated one with the same address.
  private static func table(of object: AnyObject) -> Table? {
    tables[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  /// Removes the tables of deallocated objects whenever the number of tables has doubled
  /// (ObjectiveC.RT1).
  private static func sweepIfLarge() -> [Table] {
    guard tables.count > max(32, 2 * sweptCount) else { return [] }
    let gone = tables.filter { $0.value.object == nil }
    for place in gone.keys { tables[place] = nil }
    sweptCount = tables.count
    return Array(gone.values)
  }
}
