/// An impression of an advertisement in an app; it is reported to nobody (Purchases.AD1).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKAdImpression: NSObject, @unchecked Sendable {
  /// The app that shows the advertisement.
  open var sourceAppStoreItemIdentifier: NSNumber = 0
  /// The advertised app.
  open var advertisedAppStoreItemIdentifier: NSNumber = 0
  /// The network.
  open var adNetworkIdentifier = ""
  /// The campaign.
  open var adCampaignIdentifier: NSNumber = 0
  /// The source.
  open var sourceIdentifier: NSNumber = 0
  /// The identifier.
  open var adImpressionIdentifier = ""
  /// The kind.
  open var adType: String?
  /// The description.
  open var adDescription: String?
  /// The name of the buyer.
  open var adPurchaserName: String?
  /// The time.
  open var timestamp: NSNumber = 0
  /// The signature.
  open var signature = ""
  /// The version of the interface.
  open var version = ""

  /// Creates an advertisement without values.
  public override init() { super.init() }

  /// Creates an advertisement.
  public init(
    sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber,
    adNetworkIdentifier: String, adCampaignIdentifier: NSNumber, adImpressionIdentifier: String,
    timestamp: NSNumber, signature: String, version: String
  ) {
    self.sourceAppStoreItemIdentifier = sourceAppStoreItemIdentifier
    self.advertisedAppStoreItemIdentifier = advertisedAppStoreItemIdentifier
    self.adNetworkIdentifier = adNetworkIdentifier
    self.adCampaignIdentifier = adCampaignIdentifier
    self.adImpressionIdentifier = adImpressionIdentifier
    (self.timestamp, self.signature, self.version) = (timestamp, signature, version)
    super.init()
  }
}
