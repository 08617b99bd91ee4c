import Synchronization

// Atomic operations that are deprecated on an iPhone as well. `Atomic<Int32>` has the memory layout
// of `Int32`, so a pointer to one is used as a pointer to the other.

/// Increments a number atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(1, to: theValue)
}

/// Decrements a number atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(-1, to: theValue)
}

/// Adds to a number atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(theAmount, to: theValue)
}

/// Adds to a number atomically, with the same memory ordering as `OSAtomicAdd32`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAdd32Barrier(
  _ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Int32 {
  added(theAmount, to: theValue)
}

/// Increments a number atomically, with the same memory ordering as `OSAtomicIncrement32`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(1, to: theValue)
}

/// Decrements a number atomically, with the same memory ordering as `OSAtomicDecrement32`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(-1, to: theValue)
}

/// Replaces a number atomically if it has the expected value.
///
/// - Returns: Whether the number was replaced.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Replaces a number atomically if it has the expected value, with the same memory ordering as
/// `OSAtomicCompareAndSwap32`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Replaces a number atomically if it has the expected value.
///
/// - Returns: Whether the number was replaced.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwapInt(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Replaces a number atomically if it has the expected value, with the same memory ordering as
/// `OSAtomicCompareAndSwapInt`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwapIntBarrier(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Replaces a number atomically if it has the expected value.
///
/// - Returns: Whether the number was replaced.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwapLong(
  _ oldValue: Int, _ newValue: Int, _ theValue: UnsafeMutablePointer<Int>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Replaces a number atomically if it has the expected value, with the same memory ordering as
/// `OSAtomicCompareAndSwapLong`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwapLongBarrier(
  _ oldValue: Int, _ newValue: Int, _ theValue: UnsafeMutablePointer<Int>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Replaces a pointer atomically if it has the expected value.
///
/// - Returns: Whether the pointer was replaced.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwapPtr(
  _ oldValue: UnsafeMutableRawPointer?, _ newValue: UnsafeMutableRawPointer?,
  _ theValue: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool {
  theValue.withMemoryRebound(to: Int.self, capacity: 1) {
    exchanged(Int(bitPattern: oldValue), Int(bitPattern: newValue), $0)
  }
}

/// Replaces a pointer atomically if it has the expected value, with the same memory ordering as
/// `OSAtomicCompareAndSwapPtr`.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwapPtrBarrier(
  _ oldValue: UnsafeMutableRawPointer?, _ newValue: UnsafeMutableRawPointer?,
  _ theValue: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool {
  theValue.withMemoryRebound(to: Int.self, capacity: 1) {
    exchanged(Int(bitPattern: oldValue), Int(bitPattern: newValue), $0)
  }
}

/// Orders all earlier memory accesses before all later ones.
@available(*, deprecated, message: "use atomicMemoryFence of Synchronization")
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

private func atomic(_ value: UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<Atomic<Int32>> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self)
}

private func added(_ amount: Int32, to value: UnsafeMutablePointer<Int32>) -> Int32 {
  atomic(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

private func exchanged(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
  atomic(value).pointee.compareExchange(
    expected: old, desired: new, ordering: .sequentiallyConsistent
  ).exchanged
}

private func exchanged(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>) -> Bool {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int>.self).pointee.compareExchange(
    expected: old, desired: new, ordering: .sequentiallyConsistent
  ).exchanged
}
