/// The transport types of directions.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  /// Any means of transport.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
