/// The byte order of a processor.
public typealias CFByteOrder = UInt

/// The type of the constants of byte orders.
public struct __CFByteOrder: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates a byte order from a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a byte order from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Returns the byte order of the processor.
public func CFByteOrderGetCurrent() -> CFByteOrder {
  CFByteOrder((1.littleEndian == 1 ? CFByteOrderLittleEndian : CFByteOrderBigEndian).rawValue)
}

/// Returns a number with its bytes in the opposite order.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }

/// Converts a number from big-endian order to that of the processor.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// Converts a number from big-endian order to that of the processor.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// Converts a number from big-endian order to that of the processor.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }

/// Converts a number from the processor's order to big-endian order.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// Converts a number from the processor's order to big-endian order.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// Converts a number from the processor's order to big-endian order.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }

/// Converts a number from little-endian order to that of the processor.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// Converts a number from little-endian order to that of the processor.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// Converts a number from little-endian order to that of the processor.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }

/// Converts a number from the processor's order to little-endian order.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// Converts a number from the processor's order to little-endian order.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// Converts a number from the processor's order to little-endian order.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
