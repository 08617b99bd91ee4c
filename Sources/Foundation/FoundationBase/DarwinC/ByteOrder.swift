/// The order of bytes is not known.
public let OSUnknownByteOrder = 0

/// The lowest byte of a number comes first.
public let OSLittleEndian = 1

/// The highest byte of a number comes first.
public let OSBigEndian = 2

/// Returns the order of bytes of the machine.
public func OSHostByteOrder() -> Int32 {
  Int32(1.littleEndian == 1 ? OSLittleEndian : OSBigEndian)
}

/// Returns a number with its bytes in the other order.
public func _OSSwapInt16(_ _data: UInt16) -> UInt16 { _data.byteSwapped }

/// Returns a number with its bytes in the other order.
public func _OSSwapInt32(_ _data: UInt32) -> UInt32 { _data.byteSwapped }

/// Returns a number with its bytes in the other order.
public func _OSSwapInt64(_ _data: UInt64) -> UInt64 { _data.byteSwapped }
