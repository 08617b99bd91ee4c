/// Where alpha is among the components of a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable, Hashable {
  /// There is none.
  case none
  /// After the colours, which are multiplied by it.
  case premultipliedLast
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst
  /// After the colours.
  case last
  /// Before the colours.
  case first
  /// There is room for it after the colours.
  case noneSkipLast
  /// There is room for it before the colours.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// Which byte of a pixel comes first.
public enum CGImageByteOrderInfo: UInt32, Sendable, Hashable {
  /// The bits that say so.
  case orderMask = 0x7000
  /// As the components are counted.
  case orderDefault = 0
  /// The least byte of two.
  case order16Little = 0x1000
  /// The least byte of four.
  case order32Little = 0x2000
  /// The greatest byte of two.
  case order16Big = 0x3000
  /// The greatest byte of four.
  case order32Big = 0x4000
}

/// How pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Takes bits as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that are a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are floating.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that are a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The least byte of two comes first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The least byte of four comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The greatest byte of two comes first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The greatest byte of four comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// Where alpha is.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }

  /// Colours multiplied by alpha, as the painter has them.
  static let painters = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)
}
