import Synchronization

/// The objects that the app has a reference to, such as its audio queues.
///
/// A reference is a number that is never used twice and that nothing dereferences, so that one that
/// was disposed of gives an error and no crash (AudioFileServices.LV1).
///
/// - Thread: any, for every member.
final class LiveReferences<Object: AnyObject & Sendable>: Sendable {
  /// Adds an object; returns its reference.
  func add(_ object: Object) -> OpaquePointer {
    let number = ReferenceNumbers.next()
    objects.withLock { $0[number] = object }
    return OpaquePointer(number: number)
  }

  /// Returns the object of a reference; `nil` if it was removed, or is one of another kind.
  func object(_ reference: OpaquePointer) -> Object? {
    let number = UInt(bitPattern: reference)
    return objects.withLock { $0[number] }
  }

  /// Removes an object; returns it, or `nil` if it was removed before.
  func remove(_ reference: OpaquePointer) -> Object? {
    let number = UInt(bitPattern: reference)
    return objects.withLock { $0.removeValue(forKey: number) }
  }

  private let objects = Mutex<[UInt: Object]>([:])
}

extension OpaquePointer {
  /// The reference of a number of `ReferenceNumbers`.
  fileprivate init(number: UInt) { self = unsafeBitCast(number, to: OpaquePointer.self) }
}

/// The numbers of references: addresses of the kernel, so that no pointer of the app is one.
private enum ReferenceNumbers {
  private static let last = Atomic<UInt>(1 << (UInt.bitWidth - 1))

  static func next() -> UInt { last.add(16, ordering: .relaxed).newValue }
}
