/// A property of a track.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The text of the property.
  public let rawValue: String
  /// Creates a property from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The track is seen.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// The track is heard.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// The track is read.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}
