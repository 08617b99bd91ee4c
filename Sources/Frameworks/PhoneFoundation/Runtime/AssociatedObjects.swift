/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of it.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Alive; on Linux as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`, all access being locked.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy of it; on Linux as `OBJC_ASSOCIATION_COPY_NONATOMIC`, all access being locked.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates something with an object, in place of what was under the same key (RT1).
///
/// - Parameters:
///   - object: An object of a class.
///   - key: What is told apart by its address.
///   - value: What is associated; nil for nothing more.
///   - policy: How it is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, policy, key, of: object as AnyObject)
}

/// What is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: object as AnyObject)
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// What is associated with objects, until they are gone.
enum AssociatedObjects {
  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, _ key: UnsafeRawPointer, of object: AnyObject
  ) {
    // What is let go of may associate in turn, and so goes after the lock does.
    var gone: [Holder] = []
    lock.withLock {
      gone = sweepIfLarge()
      let holder = holder(of: object) ?? Holder(object)
      if holders[ObjectIdentifier(object)] !== holder {
        holders[ObjectIdentifier(object)].map { gone.append($0) }
        holders[ObjectIdentifier(object)] = holder
      }
      gone.append(Holder(object, holder.values[key]))
      holder.values[key] = value.map { Kept($0, policy) }
    }
    withExtendedLifetime(gone) {}
  }

  static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { holder(of: object)?.values[key]?.value }
  }

  static func removeAll(of object: AnyObject) {
    let gone = lock.withLock { holders.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  /// How many objects have something; tests look at it.
  static var count: Int { lock.withLock { holders.count } }

  private final class Holder {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Kept] = [:]
    private let other: Kept?

    init(_ object: AnyObject, _ other: Kept? = nil) { (self.object, self.other) = (object, other) }
  }

  private struct Kept {
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
  private nonisolated(unsafe) static var holders: [ObjectIdentifier: Holder] = [:]
  private nonisolated(unsafe) static var sweptCount = 0

  /// The object's, and not that of one that stood at its place before.
  private static func holder(of object: AnyObject) -> Holder? {
    holders[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  /// Takes out what belongs to objects that are gone, whenever the table has doubled (RT1).
  private static func sweepIfLarge() -> [Holder] {
    guard holders.count > max(32, 2 * sweptCount) else { return [] }
    let gone = holders.filter { $0.value.object == nil }
    for place in gone.keys { holders[place] = nil }
    sweptCount = holders.count
    return Array(gone.values)
  }
}
