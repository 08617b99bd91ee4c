/// Core Foundation's name of a bit: 0 or 1.
public typealias CFBit = UInt32

/// A list of bits.
///
/// - Thread: one at a time.
public class CFBitVector: _CoreFoundationObject, _CoreFoundationType {
  /// The bits.
  var bits: [Bool]

  /// The identifier of bit vectors, including mutable ones.
  public class var typeID: CFTypeID { listTypeID }

  private static let listTypeID = CFTypeID(
    bitPattern: ObjectIdentifier(CFBitVector.self).hashValue)

  init(_ bits: [Bool]) { self.bits = bits }

  /// Returns the indices of a range.
  func indices(_ range: CFRange) -> Range<Int> {
    precondition(
      range.location >= 0 && range.length >= 0 && range.location + range.length <= bits.count,
      "the range is beyond the end of the bits")
    return range.location..<range.location + range.length
  }
}

/// A list of bits that can be changed.
public final class CFMutableBitVector: CFBitVector {}

/// Returns the identifier of lists of bits.
public func CFBitVectorGetTypeID() -> CFTypeID { CFBitVector.typeID }

/// Creates a list of the bits of bytes, the highest bit first.
public func CFBitVectorCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBits: CFIndex
) -> CFBitVector! {
  CFBitVector((0..<numBits).map { bytes[$0 / 8] & 0x80 >> UInt8($0 % 8) != 0 })
}

/// Creates a copy.
public func CFBitVectorCreateCopy(_ allocator: CFAllocator!, _ bv: CFBitVector!) -> CFBitVector! {
  bv.map { CFBitVector($0.bits) }
}

/// Creates an empty list that can be changed.
public func CFBitVectorCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex
) -> CFMutableBitVector! { CFMutableBitVector([]) }

/// Creates a copy that can be changed.
public func CFBitVectorCreateMutableCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ bv: CFBitVector!
) -> CFMutableBitVector! { bv.map { CFMutableBitVector($0.bits) } }

// MARK: Reading

/// Returns the number of bits.
public func CFBitVectorGetCount(_ bv: CFBitVector!) -> CFIndex { bv.bits.count }

/// Returns how often a range has a bit.
public func CFBitVectorGetCountOfBit(
  _ bv: CFBitVector!, _ range: CFRange, _ value: CFBit
) -> CFIndex { bv.indices(range).count { bv.bits[$0] == (value != 0) } }

/// Returns whether a range has a bit.
public func CFBitVectorContainsBit(
  _ bv: CFBitVector!, _ range: CFRange, _ value: CFBit
) -> Bool { bv.indices(range).contains { bv.bits[$0] == (value != 0) } }

/// Returns the bit at an index.
public func CFBitVectorGetBitAtIndex(_ bv: CFBitVector!, _ idx: CFIndex) -> CFBit {
  bv.bits[idx] ? 1 : 0
}

/// Stores the bits of a range in bytes, the highest bit first.
public func CFBitVectorGetBits(
  _ bv: CFBitVector!, _ range: CFRange, _ bytes: UnsafeMutablePointer<UInt8>!
) {
  for (place, index) in bv.indices(range).enumerated() {
    let bit: UInt8 = 0x80 >> UInt8(place % 8)
    if place % 8 == 0 { bytes[place / 8] = 0 }
    if bv.bits[index] { bytes[place / 8] |= bit }
  }
}

/// Returns the first index of a bit in a range; `kCFNotFound` for none.
public func CFBitVectorGetFirstIndexOfBit(
  _ bv: CFBitVector!, _ range: CFRange, _ value: CFBit
) -> CFIndex { bv.indices(range).first { bv.bits[$0] == (value != 0) } ?? -1 }

/// Returns the last index of a bit in a range; `kCFNotFound` for none.
public func CFBitVectorGetLastIndexOfBit(
  _ bv: CFBitVector!, _ range: CFRange, _ value: CFBit
) -> CFIndex { bv.indices(range).last { bv.bits[$0] == (value != 0) } ?? -1 }

// MARK: Changing

/// Sets the number of bits; new ones are 0.
public func CFBitVectorSetCount(_ bv: CFMutableBitVector!, _ count: CFIndex) {
  let known = bv.bits.prefix(count)
  bv.bits = known + Array(repeating: false, count: count - known.count)
}

/// Inverts the bit at an index.
public func CFBitVectorFlipBitAtIndex(_ bv: CFMutableBitVector!, _ idx: CFIndex) {
  bv.bits[idx].toggle()
}

/// Inverts the bits of a range.
public func CFBitVectorFlipBits(_ bv: CFMutableBitVector!, _ range: CFRange) {
  for index in bv.indices(range) { bv.bits[index].toggle() }
}

/// Sets the bit at an index.
public func CFBitVectorSetBitAtIndex(
  _ bv: CFMutableBitVector!, _ idx: CFIndex, _ value: CFBit
) { bv.bits[idx] = value != 0 }

/// Sets the bits of a range.
public func CFBitVectorSetBits(_ bv: CFMutableBitVector!, _ range: CFRange, _ value: CFBit) {
  for index in bv.indices(range) { bv.bits[index] = value != 0 }
}

/// Sets all bits.
public func CFBitVectorSetAllBits(_ bv: CFMutableBitVector!, _ value: CFBit) {
  bv.bits = bv.bits.map { _ in value != 0 }
}
