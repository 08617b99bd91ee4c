/// The attributes of a playlist.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  /// The bits of the attributes.
  public let rawValue: UInt

  /// Creates attributes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A playlist that was made on a device.
  public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1 << 0)
  /// A playlist of the items that fulfil conditions.
  public static let smart = MPMediaPlaylistAttribute(rawValue: 1 << 1)
  /// A playlist that the system made.
  public static let genius = MPMediaPlaylistAttribute(rawValue: 1 << 2)
}
