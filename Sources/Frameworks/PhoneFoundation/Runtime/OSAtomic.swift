import Synchronization

// The old way to share a number between threads, which is deprecated on an iPhone as well. A number with
// atomic access lies in memory as the number itself does, so that one is looked at as the other.

/// Adds 1 at once for all threads.
///
/// - Returns: The new number.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(1, to: theValue)
}

/// Takes 1 away at once for all threads.
///
/// - Returns: The new number.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(-1, to: theValue)
}

/// Adds a number at once for all threads.
///
/// - Returns: The new number.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(theAmount, to: theValue)
}

/// The same as `OSAtomicIncrement32`, which is as strong here.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(1, to: theValue)
}

/// The same as `OSAtomicDecrement32`, which is as strong here.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  added(-1, to: theValue)
}

/// Puts a number in place of another at once for all threads, if that is there.
///
/// - Returns: Whether it was.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// The same as `OSAtomicCompareAndSwap32`, which is as strong here.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  exchanged(oldValue, newValue, theValue)
}

/// What was written before is seen by all threads before what is written after.
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
