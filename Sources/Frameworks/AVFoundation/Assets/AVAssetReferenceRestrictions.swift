/// The restrictions of references from an asset's file to others.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
  /// The restrictions as bits.
  public let rawValue: UInt

  /// Creates restrictions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Forbids references from a server's file to local files.
  public static let forbidRemoteReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 0)
  /// Forbids references from a local file to servers.
  public static let forbidLocalReferenceToRemote = AVAssetReferenceRestrictions(rawValue: 1 << 1)
  /// Forbids references from a server's file to other servers.
  public static let forbidCrossSiteReference = AVAssetReferenceRestrictions(rawValue: 1 << 2)
  /// Forbids references from a local file to local files.
  public static let forbidLocalReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 3)
  /// Forbids all references.
  public static let forbidAll = AVAssetReferenceRestrictions(rawValue: 0xFFFF)
  /// The default restrictions.
  public static let defaultPolicy: AVAssetReferenceRestrictions = [
    .forbidRemoteReferenceToLocal, .forbidLocalReferenceToRemote,
  ]
}
