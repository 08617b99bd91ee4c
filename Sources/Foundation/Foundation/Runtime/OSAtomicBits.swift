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
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseOr(theMask, ordering: .sequentiallyConsistent) }
      .newValue)
}

/// Sets the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseOr(theMask, ordering: .sequentiallyConsistent) }
      .newValue)
}

/// Sets the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32Orig(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseOr(theMask, ordering: .sequentiallyConsistent) }
      .oldValue)
}

/// Sets the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicOr32OrigBarrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseOr(theMask, ordering: .sequentiallyConsistent) }
      .oldValue)
}

/// Clears the bits that a mask has not atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseAnd(theMask, ordering: .sequentiallyConsistent) }
      .newValue)
}

/// Clears the bits that a mask has not atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseAnd(theMask, ordering: .sequentiallyConsistent) }
      .newValue)
}

/// Clears the bits that a mask has not atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32Orig(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseAnd(theMask, ordering: .sequentiallyConsistent) }
      .oldValue)
}

/// Clears the bits that a mask has not atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicAnd32OrigBarrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseAnd(theMask, ordering: .sequentiallyConsistent) }
      .oldValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseXor(theMask, ordering: .sequentiallyConsistent) }
      .newValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The new value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32Barrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseXor(theMask, ordering: .sequentiallyConsistent) }
      .newValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32Orig(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseXor(theMask, ordering: .sequentiallyConsistent) }
      .oldValue)
}

/// Inverts the bits of a mask atomically.
///
/// - Returns: The earlier value.
@available(*, deprecated, message: "use Atomic of Synchronization")
@discardableResult
public func OSAtomicXor32OrigBarrier(
  _ theMask: UInt32, _ theValue: UnsafeMutablePointer<UInt32>
) -> Int32 {
  Int32(
    bitPattern: changed(theValue) { $0.bitwiseXor(theMask, ordering: .sequentiallyConsistent) }
      .oldValue)
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
  let (byte, mask) = bit(n, theAddress)
  let old = byte.pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue
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
  let (byte, mask) = bit(n, theAddress)
  let old = byte.pointee.bitwiseAnd(~mask, ordering: .sequentiallyConsistent).oldValue
  return old & mask != 0
}

private func changed(
  _ value: UnsafeMutablePointer<UInt32>,
  _ change: (borrowing Atomic<UInt32>) -> (oldValue: UInt32, newValue: UInt32)
) -> (oldValue: UInt32, newValue: UInt32) {
  change(UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
}

/// Returns the byte with a bit, and the mask of the bit in it.
private func bit(
  _ index: UInt32, _ start: UnsafeMutableRawPointer
) -> (UnsafeMutablePointer<Atomic<UInt8>>, UInt8) {
  let byte = start.advanced(by: Int(index / 8)).assumingMemoryBound(to: Atomic<UInt8>.self)
  return (byte, 0x80 >> UInt8(index % 8))
}
