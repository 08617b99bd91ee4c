import TactusSelectors
import TactusThreads

/// Locks the recursive lock of an object or a class.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(ObjectIdentifier(messageReceiver(obj)))
  return 0
}

/// Unlocks the recursive lock of an object or a class once.
///
/// - Returns: 0 for success, or another number if the object was not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.unlock(ObjectIdentifier(messageReceiver(obj))) ? 0 : -1
}

/// The locks of objects that are locked or awaited.
private enum ObjectLocks {
  static func lock(_ place: ObjectIdentifier) {
    let lock = locks.withLock { locks in
      var entry = locks[place] ?? (NSRecursiveLock(), 0)
      entry.users += 1
      locks[place] = entry
      return entry.lock
    }
    lock.lock()
  }

  static func unlock(_ place: ObjectIdentifier) -> Bool {
    let lock: NSRecursiveLock? = locks.withLock { locks in
      guard var entry = locks[place] else { return nil }
      entry.users -= 1
      locks[place] = entry.users == 0 ? nil : entry
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }

  private static let locks =
    Guarded<[ObjectIdentifier: (lock: NSRecursiveLock, users: Int)]>([:])
}
