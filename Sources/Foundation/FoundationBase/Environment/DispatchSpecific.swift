import Dispatch
import TactusThreads

// The values of a queue by the address of a key: Dispatch's functions in C, which Swift has under
// these names beside `DispatchSpecificKey`.

/// Sets the value of a queue for a key.
///
/// - Parameters:
///   - queue: The queue.
///   - key: The key, which is identified by its address.
///   - context: The value; nil to remove it.
///   - destructor: A function that is called with the value when it is replaced or removed; the
///     value that a queue has when it is released is not passed to it.
public func __dispatch_queue_set_specific(
  _ queue: DispatchQueue, _ key: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) {
  let known = SpecificValue.key(at: key)
  let old = queue.getSpecific(key: known)
  queue.setSpecific(key: known, value: context.map { SpecificValue(pointer: $0, end: destructor) })
  if let old { old.end?(old.pointer) }
}

/// Returns the value of a queue for a key; nil for none.
public func __dispatch_queue_get_specific(
  _ queue: DispatchQueue, _ key: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  queue.getSpecific(key: SpecificValue.key(at: key))?.pointer
}

/// Returns the value of the current queue, or of a queue that it targets, for a key; nil for none.
public func __dispatch_get_specific(_ key: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  DispatchQueue.getSpecific(key: SpecificValue.key(at: key))?.pointer
}

/// A value of a queue.
private struct SpecificValue {
  let pointer: UnsafeMutableRawPointer
  let end: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  /// Returns Dispatch's key for an address.
  static func key(at address: UnsafeRawPointer) -> DispatchSpecificKey<SpecificValue> {
    keys.withLock { keys in
      if let known = keys[UInt(bitPattern: address)] { return known.key }
      let new = Key()
      keys[UInt(bitPattern: address)] = new
      return new.key
    }
  }

  private struct Key {
    let key = DispatchSpecificKey<SpecificValue>()
  }

  private static let keys = Guarded<[UInt: Key]>([:])
}
