internal import Glibc

// The limits of C's types that Darwin's headers define and that Swift does not import from Glibc's.

/// The greatest value of `int64_t`.
public let INT64_MAX = Int64.max
/// The least value of `int64_t`.
public let INT64_MIN = Int64.min
/// The greatest value of `uint64_t`.
public let UINT64_MAX = UInt64.max
/// The greatest value of `intmax_t`.
public let INTMAX_MAX = Int.max
/// The greatest value of `uintmax_t`.
public let UINTMAX_MAX = UInt.max
/// The least value of `int16_t`.
public let INT16_MIN = Int32(Int16.min)
/// The least value of `int32_t`.
public let INT32_MIN = Int32.min
/// The least value of `int`.
public let INT_MIN = Int32.min
/// The greatest value of `unsigned int`.
public let UINT_MAX = UInt32.max
/// The least value of `long`.
public let LONG_MIN = Int.min
/// The greatest value of `unsigned long`.
public let ULONG_MAX = UInt.max
/// The least value of `long long`.
public let LLONG_MIN = Int64.min
/// The least value of `short`.
public let SHRT_MIN = Int32(Int16.min)
/// The least value of `signed char`.
public let SCHAR_MIN = Int32(Int8.min)
/// The least value of `char`.
public let CHAR_MIN = Int32(Int8.min)
/// The greatest value of `unsigned char`.
public let UCHAR_MAX = Int32(UInt8.max)
/// The greatest value of `unsigned short`.
public let USHRT_MAX = Int32(UInt16.max)

/// The greatest value of `NSInteger`.
@available(*, deprecated, renamed: "Int.max")
public let NSIntegerMax = Int.max
/// The least value of `NSInteger`.
@available(*, deprecated, renamed: "Int.min")
public let NSIntegerMin = Int.min
/// The greatest value of `NSUInteger`.
@available(*, deprecated, renamed: "UInt.max")
public let NSUIntegerMax = UInt.max

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The infinity of `Double`.
public let HUGE_VAL = Double.infinity
/// The infinity of `Float`.
public let INFINITY = Float.infinity
/// A value of `Float` that is not a number.
public let NAN = Float.nan

/// The maximum length of a path, including the null at the end.
public let MAXPATHLEN = Int32(PATH_MAX)

/// The result of a successful call of Carbon's and Core Audio's functions.
public let noErr: OSStatus = 0
