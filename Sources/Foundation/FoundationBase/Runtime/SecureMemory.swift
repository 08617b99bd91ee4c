// C functions of an iPhone for memory with secrets.

/// The number of an error, as in `errno`; 0 for none.
public typealias errno_t = Int32

/// A number of bytes that has to be less than half of the address space.
public typealias rsize_t = Int

/// The largest number of bytes of `memset_s`.
public let RSIZE_MAX = UInt.max >> 1

/// Compares memory in a time that depends on the number of bytes alone.
///
/// - Parameters:
///   - b1: Some bytes.
///   - b2: Other bytes.
///   - len: Their number.
/// - Returns: 0 if the bytes are equal, 1 otherwise.
@discardableResult
public func timingsafe_bcmp(
  _ b1: UnsafeRawPointer!, _ b2: UnsafeRawPointer!, _ len: Int
) -> Int32 {
  guard len != 0 else { return 0 }
  guard let b1, let b2 else { preconditionFailure("there is no memory to compare") }
  let (one, other) = (
    b1.assumingMemoryBound(to: UInt8.self), b2.assumingMemoryBound(to: UInt8.self)
  )
  return differences(one, other, UInt(bitPattern: len)) == 0 ? 0 : 1
}

/// Fills memory, also if nothing reads it later.
///
/// - Parameters:
///   - s: The memory.
///   - smax: Its number of bytes.
///   - c: The value of each byte.
///   - n: The number of bytes to fill.
/// - Returns: 0, `EINVAL` without memory, `E2BIG` for a number above `RSIZE_MAX`, or `EOVERFLOW` if
///   more bytes are to be filled than there are; then all there are have been filled.
@discardableResult
public func memset_s(
  _ s: UnsafeMutableRawPointer!, _ smax: rsize_t, _ c: Int32, _ n: rsize_t
) -> errno_t {
  guard let s else { return EINVAL }
  // A negative number is one above `RSIZE_MAX` in C.
  guard smax >= 0 else { return E2BIG }
  memset(s, c, n < 0 ? smax : min(n, smax))
  // The compiler has to assume that this function reads the memory: it keeps the line above.
  explicit_bzero(s, 0)
  return n < 0 ? E2BIG : n > smax ? EOVERFLOW : 0
}

/// Returns the bits in which bytes differ.
///
/// The compiler must not know what the function does, as it might leave the loop early.
@inline(never) @_optimize(none)
private func differences(
  _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: UInt
) -> UInt8 {
  var (differences, index) = (UInt8(0), UInt(0))
  while index < count {
    differences |= one[Int(bitPattern: index)] ^ other[Int(bitPattern: index)]
    index &+= 1
  }
  return differences
}
