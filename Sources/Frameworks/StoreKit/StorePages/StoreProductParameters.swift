// The keys of a product page. Their values are ours, as nothing reads them.

/// The key of the app's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of the product of the app.
public let SKStoreProductParameterProductIdentifier = "productid"
/// The key of the token of a partner.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of the token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The key of the token of a provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The key of the token of a partner for advertisements.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
/// The key of the identifier of a page of the app.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
/// The key of the signature of an advertisement.
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkSignature"
/// The key of the campaign of an advertisement.
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
/// The key of the source of an advertisement.
public let SKStoreProductParameterAdNetworkSourceIdentifier = "adNetworkSourceIdentifier"
/// The key of the network of an advertisement.
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
/// The key of an advertisement's nonce.
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
/// The key of the time of an advertisement.
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkTimestamp"
/// The key of the app that shows an advertisement.
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier =
  "adNetworkSourceAppStoreIdentifier"
/// The key of the version of the interface for advertisements.
public let SKStoreProductParameterAdNetworkVersion = "adNetworkVersion"
