/// The coordinate system of a channel.
public struct AudioChannelFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Left to right, back to front, and down to up.
  public static let rectangularCoordinates = AudioChannelFlags(rawValue: 1)
  /// Azimuth, elevation and distance.
  public static let sphericalCoordinates = AudioChannelFlags(rawValue: 2)
  /// The unit is the meter.
  public static let meters = AudioChannelFlags(rawValue: 4)
}
