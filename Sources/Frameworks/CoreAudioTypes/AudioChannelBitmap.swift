/// The channels of an arrangement, a bit each.
public struct AudioChannelBitmap: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left channel.
  public static let bit_Left = AudioChannelBitmap(rawValue: 1 << 0)
  /// The right channel.
  public static let bit_Right = AudioChannelBitmap(rawValue: 1 << 1)
  /// The center.
  public static let bit_Center = AudioChannelBitmap(rawValue: 1 << 2)
  /// Low frequencies.
  public static let bit_LFEScreen = AudioChannelBitmap(rawValue: 1 << 3)
  /// Left surround.
  public static let bit_LeftSurround = AudioChannelBitmap(rawValue: 1 << 4)
  /// Right surround.
  public static let bit_RightSurround = AudioChannelBitmap(rawValue: 1 << 5)
  /// Left of the center.
  public static let bit_LeftCenter = AudioChannelBitmap(rawValue: 1 << 6)
  /// Right of the center.
  public static let bit_RightCenter = AudioChannelBitmap(rawValue: 1 << 7)
  /// Center surround.
  public static let bit_CenterSurround = AudioChannelBitmap(rawValue: 1 << 8)
  /// Left surround, direct.
  public static let bit_LeftSurroundDirect = AudioChannelBitmap(rawValue: 1 << 9)
  /// Right surround, direct.
  public static let bit_RightSurroundDirect = AudioChannelBitmap(rawValue: 1 << 10)
  /// Above the listener.
  public static let bit_TopCenterSurround = AudioChannelBitmap(rawValue: 1 << 11)
  /// Front left, high.
  public static let bit_VerticalHeightLeft = AudioChannelBitmap(rawValue: 1 << 12)
  /// Front center, high.
  public static let bit_VerticalHeightCenter = AudioChannelBitmap(rawValue: 1 << 13)
  /// Front right, high.
  public static let bit_VerticalHeightRight = AudioChannelBitmap(rawValue: 1 << 14)
  /// Back left, at the top.
  public static let bit_TopBackLeft = AudioChannelBitmap(rawValue: 1 << 15)
  /// Back center, at the top.
  public static let bit_TopBackCenter = AudioChannelBitmap(rawValue: 1 << 16)
  /// Back right, at the top.
  public static let bit_TopBackRight = AudioChannelBitmap(rawValue: 1 << 17)
  /// Front left, at the top.
  public static let bit_LeftTopFront = bit_VerticalHeightLeft
  /// Front center, at the top.
  public static let bit_CenterTopFront = bit_VerticalHeightCenter
  /// Front right, at the top.
  public static let bit_RightTopFront = bit_VerticalHeightRight
  /// Middle left, at the top.
  public static let bit_LeftTopMiddle = AudioChannelBitmap(rawValue: 1 << 21)
  /// Middle center, at the top.
  public static let bit_CenterTopMiddle = bit_TopCenterSurround
  /// Middle right, at the top.
  public static let bit_RightTopMiddle = AudioChannelBitmap(rawValue: 1 << 23)
  /// Rear left, at the top.
  public static let bit_LeftTopRear = AudioChannelBitmap(rawValue: 1 << 24)
  /// Rear center, at the top.
  public static let bit_CenterTopRear = AudioChannelBitmap(rawValue: 1 << 25)
  /// Rear right, at the top.
  public static let bit_RightTopRear = AudioChannelBitmap(rawValue: 1 << 26)
}
