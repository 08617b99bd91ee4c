/// The engine's weak references to the objects that stand for objects of the program.
///
/// The references are protected from the garbage collector, the objects are not.
///
/// Sendable because the lock guards what changes.
///
/// - Thread: any.
final class WrapperTable: @unchecked Sendable {
  private let lock = NSLock()
  private var references: [ObjectIdentifier: JSValueRef] = [:]
  /// The number of references at which those without an object are removed.
  private var limit = firstLimit
  /// The first limit.
  ///
  /// Confidence: guess.
  private static let firstLimit = 64

  /// The weak reference to the object that stands for an object of the program.
  subscript(key: ObjectIdentifier) -> JSValueRef? { lock.withLock { references[key] } }

  /// Keeps a weak reference, and returns the one that it replaces.
  func set(_ reference: JSValueRef, for key: ObjectIdentifier) -> JSValueRef? {
    lock.withLock { references.updateValue(reference, forKey: key) }
  }

  /// Removes the references without an object once there are many, and returns the removed ones.
  ///
  /// - Parameter isGone: Returns whether the object of a reference is gone. It may run scripts, so
  ///   it is called without the lock.
  func removeGone(where isGone: (JSValueRef) -> Bool) -> [JSValueRef] {
    let all = lock.withLock { references.count >= limit ? references : [:] }
    guard !all.isEmpty else { return [] }
    let gone = all.filter { isGone($0.value) }
    return lock.withLock {
      // Another thread may have replaced a reference meanwhile.
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
