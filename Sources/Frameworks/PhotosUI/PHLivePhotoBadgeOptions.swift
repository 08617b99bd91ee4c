/// The style of the badge of Live Photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge is shown over content.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  /// The Live Photo is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}
