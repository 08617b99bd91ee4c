/// The names of options that a page for a subscription of music offers.
///
/// - Source: public bindings name the constants; the texts are their names. Confidence: guess.
public struct SKCloudServiceSetupOptionsKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a value from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The step of the user.
  public static let action = Self(rawValue: "SKCloudServiceSetupOptionsActionKey")
  /// The identifier of a song in the store.
  public static let iTunesItemIdentifier = Self(
    rawValue: "SKCloudServiceSetupOptionsITunesItemIdentifierKey")
  /// The token of a partner.
  public static let affiliateToken = Self(rawValue: "SKCloudServiceSetupOptionsAffiliateTokenKey")
  /// The token of a campaign.
  public static let campaignToken = Self(rawValue: "SKCloudServiceSetupOptionsCampaignTokenKey")
  /// The message of the page.
  public static let messageIdentifier = Self(
    rawValue: "SKCloudServiceSetupOptionsMessageIdentifierKey")
}
