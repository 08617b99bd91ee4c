import Synchronization

// Atomic operations on bits, which are deprecated on an iPhone as well. Those with a barrier have
// the same memory ordering as those without one here.

/// Sets the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let change = atomic(theValue).pointee.bitwiseOr(theMask, ordering: .sequentiallyConsistent)
  return Int32(bitPattern: change.newValue)
}

/// Sets the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  OSAtomicOr32(theMask, theValue)
}

/// Sets the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32Orig(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let change = atomic(theValue).pointee.bitwiseOr(theMask, ordering: .sequentiallyConsistent)
  return Int32(bitPattern: change.oldValue)
}

/// Sets the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32OrigBarrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  OSAtomicOr32Orig(theMask, theValue)
}

/// Clears the bits that are not in a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let change = atomic(theValue).pointee.bitwiseAnd(theMask, ordering: .sequentiallyConsistent)
  return Int32(bitPattern: change.newValue)
}

/// Clears the bits that are not in a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  OSAtomicAnd32(theMask, theValue)
}

/// Clears the bits that are not in a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32Orig(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let change = atomic(theValue).pointee.bitwiseAnd(theMask, ordering: .sequentiallyConsistent)
  return Int32(bitPattern: change.oldValue)
}

/// Clears the bits that are not in a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32OrigBarrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  OSAtomicAnd32Orig(theMask, theValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let change = atomic(theValue).pointee.bitwiseXor(theMask, ordering: .sequentiallyConsistent)
  return Int32(bitPattern: change.newValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  OSAtomicXor32(theMask, theValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32Orig(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  let change = atomic(theValue).pointee.bitwiseXor(theMask, ordering: .sequentiallyConsistent)
  return Int32(bitPattern: change.oldValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32OrigBarrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  OSAtomicXor32Orig(theMask, theValue)
}

/// Sets a bit atomically.
///
/// - Parameters:
///   - n: The index of the bit; the first bit of a byte is its most significant one.
///   - theAddress: The address of the first byte.
/// - Returns: Whether the bit was set before.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicTestAndSet(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer
) -> Bool {
  let (byte, mask) = bit(n, theAddress)
  let old = byte.pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue
  return old & mask != 0
}

/// Sets a bit atomically.
///
/// - Parameters:
///   - n: The index of the bit; the first bit of a byte is its most significant one.
///   - theAddress: The address of the first byte.
/// - Returns: Whether the bit was set before.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicTestAndSetBarrier(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer
) -> Bool {
  OSAtomicTestAndSet(n, theAddress)
}

/// Clears a bit atomically.
///
/// - Parameters:
///   - n: The index of the bit; the first bit of a byte is its most significant one.
///   - theAddress: The address of the first byte.
/// - Returns: Whether the bit was set before.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicTestAndClear(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer
) -> Bool {
  let (byte, mask) = bit(n, theAddress)
  let old = byte.pointee.bitwiseAnd(~mask, ordering: .sequentiallyConsistent).oldValue
  return old & mask != 0
}

/// Clears a bit atomically.
///
/// - Parameters:
///   - n: The index of the bit; the first bit of a byte is its most significant one.
///   - theAddress: The address of the first byte.
/// - Returns: Whether the bit was set before.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicTestAndClearBarrier(
  _ n: UInt32, _ theAddress: UnsafeMutableRawPointer
) -> Bool {
  OSAtomicTestAndClear(n, theAddress)
}

private func atomic(
  _ value: UnsafeMutablePointer<UInt32>
) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// Returns the byte with a bit, and the mask of the bit in it.
private func bit(
  _ index: UInt32, _ start: UnsafeMutableRawPointer
) -> (UnsafeMutablePointer<Atomic<UInt8>>, UInt8) {
  let byte = start.advanced(by: Int(index / 8)).assumingMemoryBound(to: Atomic<UInt8>.self)
  return (byte, 0x80 >> UInt8(index % 8))
}
