/// The engine's weak references to the wrappers of native objects.
///
/// The references are protected from the garbage collector, the objects are not.
///
/// Sendable because the lock guards what changes.
///
/// - Thread: any.
final class WrapperTable: @unchecked Sendable {
  private let lock = NSLock()
  private var references: [ObjectIdentifier: JSValueRef] = [:]
  /// The number of references at which stale ones are removed.
  private var limit = firstLimit
  /// The first limit.
  ///
  /// Confidence: guess.
  private static let firstLimit = 64

  /// The weak reference to the wrapper of a native object.
  subscript(key: ObjectIdentifier) -> JSValueRef? { lock.withLock { references[key] } }

  /// Stores a weak reference, and returns the one that it replaces.
  func set(_ reference: JSValueRef, for key: ObjectIdentifier) -> JSValueRef? {
    lock.withLock { references.updateValue(reference, forKey: key) }
  }

  /// Removes the stale references once there are many, and returns them.
  ///
  /// - Parameter isGone: Returns whether a reference is stale. It may run scripts, so it is called
  ///   without the lock.
  func removeGone(where isGone: (JSValueRef) -> Bool) -> [JSValueRef] {
    let all = lock.withLock { references.count >= limit ? references : [:] }
    guard !all.isEmpty else { return [] }
    let gone = all.filter { isGone($0.value) }
    return lock.withLock {
      // Another thread may have replaced the reference meanwhile.
      let removed = gone.filter { references[$0.key] == $0.value }
      for key in removed.keys { references[key] = nil }
      limit = max(Self.firstLimit, references.count * 2)
      return Array(removed.values)
    }
  }

  /// Removes all references, and returns them.
  func removeAll() -> [JSValueRef] {
    lock.withLock {
      defer { references = [:] }
      return Array(references.values)
    }
  }
}
