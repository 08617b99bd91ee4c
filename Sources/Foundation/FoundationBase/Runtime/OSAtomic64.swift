import Synchronization

// Atomic operations on numbers of 64 bits, as those on numbers of 32 bits.

/// Increments a number atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  added(1, to: theValue)
}

/// Decrements a number atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  added(-1, to: theValue)
}

/// Adds to a number atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAdd64(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  added(theAmount, to: theValue)
}

/// Replaces a number atomically if it has an expected value.
///
/// - Returns: Whether it had that value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// Increments a number atomically, with the same memory ordering as without this
/// ending of the name.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicIncrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  added(1, to: theValue)
}

/// Decrements a number atomically, with the same memory ordering as without this
/// ending of the name.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicDecrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  added(-1, to: theValue)
}

/// Adds to a number atomically, with the same memory ordering as without this
/// ending of the name.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAdd64Barrier(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>)
  -> Int64
{
  added(theAmount, to: theValue)
}

/// Replaces a number atomically if it has an expected value.
///
/// The memory ordering is the same as without this ending of the name.
///
/// - Returns: Whether it had that value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

private func atomic(_ value: UnsafeMutablePointer<Int64>) -> UnsafeMutablePointer<Atomic<Int64>> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self)
}

private func added(_ amount: Int64, to value: UnsafeMutablePointer<Int64>) -> Int64 {
  atomic(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

private func exchanged(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
  atomic(value).pointee.compareExchange(
    expected: old, desired: new, ordering: .sequentiallyConsistent
  ).exchanged
}
