// The order of bytes, and its conversion, by Foundation's older functions.

/// The number of an unknown order.
public let NS_UnknownByteOrder: Int = 0
/// The number of the order with the lowest byte first.
public let NS_LittleEndian: Int = 1
/// The number of the order with the highest byte first.
public let NS_BigEndian: Int = 2

/// Returns the number of this machine's order.
public func NSHostByteOrder() -> Int { 1.littleEndian == 1 ? NS_LittleEndian : NS_BigEndian }

/// Returns a number of 16 bits with the opposite order of bytes.
public func NSSwapShort(_ inv: UInt16) -> UInt16 { inv.byteSwapped }
/// Returns a number of 16 bits that has the highest byte first.
public func NSSwapBigShortToHost(_ x: UInt16) -> UInt16 { UInt16(bigEndian: x) }
/// Returns a number of 16 bits so that it has the highest byte first.
public func NSSwapHostShortToBig(_ x: UInt16) -> UInt16 { x.bigEndian }
/// Returns a number of 16 bits that has the lowest byte first.
public func NSSwapLittleShortToHost(_ x: UInt16) -> UInt16 { UInt16(littleEndian: x) }
/// Returns a number of 16 bits so that it has the lowest byte first.
public func NSSwapHostShortToLittle(_ x: UInt16) -> UInt16 { x.littleEndian }
/// Returns a number of 32 bits with the opposite order of bytes.
public func NSSwapInt(_ inv: UInt32) -> UInt32 { inv.byteSwapped }
/// Returns a number of 32 bits that has the highest byte first.
public func NSSwapBigIntToHost(_ x: UInt32) -> UInt32 { UInt32(bigEndian: x) }
/// Returns a number of 32 bits so that it has the highest byte first.
public func NSSwapHostIntToBig(_ x: UInt32) -> UInt32 { x.bigEndian }
/// Returns a number of 32 bits that has the lowest byte first.
public func NSSwapLittleIntToHost(_ x: UInt32) -> UInt32 { UInt32(littleEndian: x) }
/// Returns a number of 32 bits so that it has the lowest byte first.
public func NSSwapHostIntToLittle(_ x: UInt32) -> UInt32 { x.littleEndian }
/// Returns a number of 64 bits with the opposite order of bytes.
public func NSSwapLong(_ inv: UInt) -> UInt { inv.byteSwapped }
/// Returns a number of 64 bits that has the highest byte first.
public func NSSwapBigLongToHost(_ x: UInt) -> UInt { UInt(bigEndian: x) }
/// Returns a number of 64 bits so that it has the highest byte first.
public func NSSwapHostLongToBig(_ x: UInt) -> UInt { x.bigEndian }
/// Returns a number of 64 bits that has the lowest byte first.
public func NSSwapLittleLongToHost(_ x: UInt) -> UInt { UInt(littleEndian: x) }
/// Returns a number of 64 bits so that it has the lowest byte first.
public func NSSwapHostLongToLittle(_ x: UInt) -> UInt { x.littleEndian }
/// Returns a number of 64 bits with the opposite order of bytes.
public func NSSwapLongLong(_ inv: UInt64) -> UInt64 { inv.byteSwapped }
/// Returns a number of 64 bits that has the highest byte first.
public func NSSwapBigLongLongToHost(_ x: UInt64) -> UInt64 { UInt64(bigEndian: x) }
/// Returns a number of 64 bits so that it has the highest byte first.
public func NSSwapHostLongLongToBig(_ x: UInt64) -> UInt64 { x.bigEndian }
/// Returns a number of 64 bits that has the lowest byte first.
public func NSSwapLittleLongLongToHost(_ x: UInt64) -> UInt64 { UInt64(littleEndian: x) }
/// Returns a number of 64 bits so that it has the lowest byte first.
public func NSSwapHostLongLongToLittle(_ x: UInt64) -> UInt64 { x.littleEndian }

/// The bytes of a number of 32 bits with a fraction, in any order.
public struct NSSwappedFloat: Sendable {
  /// The bytes.
  public var v: UInt32
  /// Creates the bytes of zero.
  public init() { v = 0 }
  /// Creates a value of bytes.
  public init(v: UInt32) { self.v = v }
}

/// The bytes of a number of 64 bits with a fraction, in any order.
public struct NSSwappedDouble: Sendable {
  /// The bytes.
  public var v: UInt64
  /// Creates the bytes of zero.
  public init() { v = 0 }
  /// Creates a value of bytes.
  public init(v: UInt64) { self.v = v }
}

/// Returns the bytes of a number, in this machine's order.
public func NSConvertHostFloatToSwapped(_ x: Float) -> NSSwappedFloat {
  NSSwappedFloat(v: x.bitPattern)
}
/// Returns the number of bytes in this machine's order.
public func NSConvertSwappedFloatToHost(_ x: NSSwappedFloat) -> Float { Float(bitPattern: x.v) }
/// Returns the bytes in the opposite order.
public func NSSwapFloat(_ x: NSSwappedFloat) -> NSSwappedFloat {
  NSSwappedFloat(v: x.v.byteSwapped)
}
/// Returns the number of bytes with the highest first.
public func NSSwapBigFloatToHost(_ x: NSSwappedFloat) -> Float {
  Float(bitPattern: UInt32(bigEndian: x.v))
}
/// Returns the bytes of a number with the highest first.
public func NSSwapHostFloatToBig(_ x: Float) -> NSSwappedFloat {
  NSSwappedFloat(v: x.bitPattern.bigEndian)
}
/// Returns the number of bytes with the lowest first.
public func NSSwapLittleFloatToHost(_ x: NSSwappedFloat) -> Float {
  Float(bitPattern: UInt32(littleEndian: x.v))
}
/// Returns the bytes of a number with the lowest first.
public func NSSwapHostFloatToLittle(_ x: Float) -> NSSwappedFloat {
  NSSwappedFloat(v: x.bitPattern.littleEndian)
}
/// Returns the bytes of a number, in this machine's order.
public func NSConvertHostDoubleToSwapped(_ x: Double) -> NSSwappedDouble {
  NSSwappedDouble(v: x.bitPattern)
}
/// Returns the number of bytes in this machine's order.
public func NSConvertSwappedDoubleToHost(_ x: NSSwappedDouble) -> Double { Double(bitPattern: x.v) }
/// Returns the bytes in the opposite order.
public func NSSwapDouble(_ x: NSSwappedDouble) -> NSSwappedDouble {
  NSSwappedDouble(v: x.v.byteSwapped)
}
/// Returns the number of bytes with the highest first.
public func NSSwapBigDoubleToHost(_ x: NSSwappedDouble) -> Double {
  Double(bitPattern: UInt64(bigEndian: x.v))
}
/// Returns the bytes of a number with the highest first.
public func NSSwapHostDoubleToBig(_ x: Double) -> NSSwappedDouble {
  NSSwappedDouble(v: x.bitPattern.bigEndian)
}
/// Returns the number of bytes with the lowest first.
public func NSSwapLittleDoubleToHost(_ x: NSSwappedDouble) -> Double {
  Double(bitPattern: UInt64(littleEndian: x.v))
}
/// Returns the bytes of a number with the lowest first.
public func NSSwapHostDoubleToLittle(_ x: Double) -> NSSwappedDouble {
  NSSwappedDouble(v: x.bitPattern.littleEndian)
}
