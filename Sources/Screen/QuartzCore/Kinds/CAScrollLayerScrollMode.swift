/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The text of the mode.
  public let rawValue: String

  /// Creates a mode from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no direction.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and to the right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
