import Synchronization

/// The objects to which the app has references, such as its audio queues.
///
/// A reference is a unique number that is never dereferenced, so using one after its disposal gives
/// an error instead of a crash (AudioFileServices.LV1).
///
/// - Thread: any, for every member.
final class LiveReferences<Object: AnyObject & Sendable>: Sendable {
  /// Adds an object; returns its reference.
  func add(_ object: Object) -> OpaquePointer {
    let number = ReferenceNumbers.next()
    objects.withLock { $0[number] = object }
    return OpaquePointer(number: number)
  }

  /// Returns the object of a reference; `nil` if it was removed, or is of another type.
  func object(_ reference: OpaquePointer) -> Object? {
    let number = UInt(bitPattern: reference)
    return objects.withLock { $0[number] }
  }

  /// Removes an object; returns it, or `nil` if it was already removed.
  func remove(_ reference: OpaquePointer) -> Object? {
    let number = UInt(bitPattern: reference)
    return objects.withLock { $0.removeValue(forKey: number) }
  }

  private let objects = Mutex<[UInt: Object]>([:])
}

extension OpaquePointer {
  /// Creates the reference for a number of `ReferenceNumbers`.
  fileprivate init(number: UInt) { self = unsafeBitCast(number, to: OpaquePointer.self) }
}

/// The numbers of references: addresses of the kernel, which no pointer of the app equals.
private enum ReferenceNumbers {
  private static let last = Atomic<UInt>(1 << (UInt.bitWidth - 1))

  static func next() -> UInt { last.add(16, ordering: .relaxed).newValue }
}
