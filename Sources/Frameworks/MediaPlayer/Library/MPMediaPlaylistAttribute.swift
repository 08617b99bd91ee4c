/// The kind of a playlist.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  /// The kind as a number.
  public let rawValue: UInt

  /// Creates a kind of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A playlist that was made on a device.
  public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1 << 0)
  /// A playlist of the items that fulfil conditions.
  public static let smart = MPMediaPlaylistAttribute(rawValue: 1 << 1)
  /// A playlist that the system made.
  public static let genius = MPMediaPlaylistAttribute(rawValue: 1 << 2)
}
