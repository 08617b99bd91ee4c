// The names of C that MacTypes.h gives to Swift's numbers.

/// A number of 8 bits.
public typealias SInt8 = Int8
/// A number of 16 bits.
public typealias SInt16 = Int16
/// A number of 32 bits.
public typealias SInt32 = Int32
/// A number of 64 bits.
public typealias SInt64 = Int64
/// A number of 8 bits without a sign.
public typealias Byte = UInt8
/// A number of 8 bits with a sign.
public typealias SignedByte = Int8
/// A fixed-point number with 16 bits after the point.
public typealias Fixed = Int32
/// A fixed-point number with 16 bits after the point, without a sign.
public typealias UnsignedFixed = UInt32
/// A fixed-point number with 30 bits after the point.
public typealias Fract = Int32
/// The result of a call of earlier systems: 0 for success or an error code.
public typealias OSErr = Int16
/// The type of a resource, four characters.
public typealias ResType = FourCharCode
/// A set of options, a bit each.
public typealias OptionBits = UInt32
/// A number of bytes.
public typealias ByteCount = UInt
/// A number of items.
public typealias ItemCount = UInt
/// A number of UTF-16 code units.
public typealias UniCharCount = UInt
/// The code of a language of earlier systems.
public typealias LangCode = Int16
/// The code of a region of earlier systems.
public typealias RegionCode = Int16
/// The code of a script of earlier systems.
public typealias ScriptCode = Int16
/// A UTF-8 code unit.
public typealias UTF8Char = UInt8
/// A UTF-16 code unit.
public typealias UTF16Char = UInt16
/// A UTF-32 code unit.
public typealias UTF32Char = UInt32
