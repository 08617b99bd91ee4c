/// The type of a typed array.
public struct JSTypedArrayType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public var rawValue: UInt32

  /// Creates a type from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a type from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The type of `Int8Array`.
public var kJSTypedArrayTypeInt8Array: JSTypedArrayType { JSTypedArrayType(0) }
/// The type of `Int16Array`.
public var kJSTypedArrayTypeInt16Array: JSTypedArrayType { JSTypedArrayType(1) }
/// The type of `Int32Array`.
public var kJSTypedArrayTypeInt32Array: JSTypedArrayType { JSTypedArrayType(2) }
/// The type of `Uint8Array`.
public var kJSTypedArrayTypeUint8Array: JSTypedArrayType { JSTypedArrayType(3) }
/// The type of `Uint8ClampedArray`.
public var kJSTypedArrayTypeUint8ClampedArray: JSTypedArrayType { JSTypedArrayType(4) }
/// The type of `Uint16Array`.
public var kJSTypedArrayTypeUint16Array: JSTypedArrayType { JSTypedArrayType(5) }
/// The type of `Uint32Array`.
public var kJSTypedArrayTypeUint32Array: JSTypedArrayType { JSTypedArrayType(6) }
/// The type of `Float32Array`.
public var kJSTypedArrayTypeFloat32Array: JSTypedArrayType { JSTypedArrayType(7) }
/// The type of `Float64Array`.
public var kJSTypedArrayTypeFloat64Array: JSTypedArrayType { JSTypedArrayType(8) }
/// The type of `ArrayBuffer`.
public var kJSTypedArrayTypeArrayBuffer: JSTypedArrayType { JSTypedArrayType(9) }
/// The type of other objects.
public var kJSTypedArrayTypeNone: JSTypedArrayType { JSTypedArrayType(10) }
/// The type of `BigInt64Array`.
public var kJSTypedArrayTypeBigInt64Array: JSTypedArrayType { JSTypedArrayType(11) }
/// The type of `BigUint64Array`.
public var kJSTypedArrayTypeBigUint64Array: JSTypedArrayType { JSTypedArrayType(12) }
