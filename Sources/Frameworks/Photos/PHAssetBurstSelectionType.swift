/// The reasons why an asset was chosen of a burst.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The phone has chosen it.
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1 << 0)
  /// The user has chosen it.
  public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
}
