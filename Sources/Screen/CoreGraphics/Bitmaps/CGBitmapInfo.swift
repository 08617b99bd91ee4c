/// The byte order of pixels.
public enum CGImageByteOrderInfo: UInt32, Sendable, Hashable {
  /// The mask of the byte order bits.
  case orderMask = 0x7000
  /// The default byte order.
  case orderDefault = 0
  /// The default byte order of the format.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit values, little endian.
  case order16Little = 0x1000
  /// 32-bit values, little endian.
  case order32Little = 0x2000
  /// 16-bit values, big endian.
  case order16Big = 0x3000
  /// 32-bit values, big endian.
  case order32Big = 0x4000
}

/// The layout of pixels in memory.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits of the option set.
  public let rawValue: UInt32

  /// Creates an option set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The mask of the bits that indicate floating-point components.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Floating-point numbers in place of integers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The mask of the bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit values, little endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit values, little endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit values, big endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit values, big endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The byte order of the pixels.
  var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
  }

  /// The position of the alpha component.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
}
