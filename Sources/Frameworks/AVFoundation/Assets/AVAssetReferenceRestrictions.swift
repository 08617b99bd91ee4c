/// The addresses that the file of an asset must not name.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
  /// The restrictions as a number.
  public let rawValue: UInt

  /// Creates restrictions of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Files of the phone, in a file of a server.
  public static let forbidRemoteReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 0)
  /// Servers, in a file of the phone.
  public static let forbidLocalReferenceToRemote = AVAssetReferenceRestrictions(rawValue: 1 << 1)
  /// Servers, in a file of another server.
  public static let forbidCrossSiteReference = AVAssetReferenceRestrictions(rawValue: 1 << 2)
  /// Files of the phone, in a file of the phone.
  public static let forbidLocalReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 3)
  /// All addresses.
  public static let forbidAll = AVAssetReferenceRestrictions(rawValue: 0xFFFF)
  /// The restrictions unless others are asked for.
  public static let defaultPolicy: AVAssetReferenceRestrictions = [
    .forbidRemoteReferenceToLocal, .forbidLocalReferenceToRemote,
  ]
}
