// The keys of a page of the App Store. Their values are ours, as nobody reads them.

/// The key: the number of the app.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key: the product of the app.
public let SKStoreProductParameterProductIdentifier = "productid"
/// The key: the token of a partner.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key: the token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The key: the token of a provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The key: the token of a partner for advertisements.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
/// The key: the identifier of a page of the app.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
/// The key: the signature of an advertisement.
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkSignature"
/// The key: the campaign of an advertisement.
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
/// The key: the source of an advertisement.
public let SKStoreProductParameterAdNetworkSourceIdentifier = "adNetworkSourceIdentifier"
/// The key: the network of an advertisement.
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
/// The key: the random number of an advertisement.
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
/// The key: the time of an advertisement.
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkTimestamp"
/// The key: the app that shows an advertisement.
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier =
  "adNetworkSourceAppStoreIdentifier"
/// The key: the version of the interface for advertisements.
public let SKStoreProductParameterAdNetworkVersion = "adNetworkVersion"
