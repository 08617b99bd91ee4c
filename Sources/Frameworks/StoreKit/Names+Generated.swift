// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/StoreKit.tsv.
// Do not edit.

/// The domain of the errors of advertisements.
public let SKANErrorDomain = "SKANErrorDomain"

/// An error of advertisements, with the codes of the public reference.
public struct SKANError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SKANError

    case impressionMissingRequiredValue = 0
    case unsupported = 1
    case adNetworkIdMissing = 2
    case mismatchedSourceAppId = 3
    case impressionNotFound = 4
    case invalidCampaignId = 5
    case invalidConversionValue = 6
    case invalidSourceAppId = 7
    case invalidAdvertisedAppId = 8
    case invalidVersion = 9
    case unknown = 10
    case impressionTooShort = 11
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SKANErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `impressionMissingRequiredValue`.
  public static var impressionMissingRequiredValue: Code { .impressionMissingRequiredValue }
  /// The code `unsupported`.
  public static var unsupported: Code { .unsupported }
  /// The code `adNetworkIdMissing`.
  public static var adNetworkIdMissing: Code { .adNetworkIdMissing }
  /// The code `mismatchedSourceAppId`.
  public static var mismatchedSourceAppId: Code { .mismatchedSourceAppId }
  /// The code `impressionNotFound`.
  public static var impressionNotFound: Code { .impressionNotFound }
  /// The code `invalidCampaignId`.
  public static var invalidCampaignId: Code { .invalidCampaignId }
  /// The code `invalidConversionValue`.
  public static var invalidConversionValue: Code { .invalidConversionValue }
  /// The code `invalidSourceAppId`.
  public static var invalidSourceAppId: Code { .invalidSourceAppId }
  /// The code `invalidAdvertisedAppId`.
  public static var invalidAdvertisedAppId: Code { .invalidAdvertisedAppId }
  /// The code `invalidVersion`.
  public static var invalidVersion: Code { .invalidVersion }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `impressionTooShort`.
  public static var impressionTooShort: Code { .impressionTooShort }
}

extension AppStore {
  /// The kind of store.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The App Store.
    public static let production = Self(rawValue: "Production")
    /// The App Store's store for tests.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// A store on the developer's computer, as here.
    public static let xcode = Self(rawValue: "Xcode")
  }
}

/// The permission to use the user's music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The capabilities of the user with music of a subscription.
public struct SKCloudServiceCapability: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Play it.
  public static let musicCatalogPlayback = Self(rawValue: 1)
  /// Subscribe.
  public static let musicCatalogSubscriptionEligible = Self(rawValue: 2)
  /// Add to the library.
  public static let addToCloudMusicLibrary = Self(rawValue: 256)
}

/// The steps of a user on a page for a subscription of music.
///
/// - Source: public bindings name the constants; the texts are their names. Confidence: guess.
public struct SKCloudServiceSetupAction: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user subscribes.
  public static let subscribe = Self(rawValue: "SKCloudServiceSetupActionSubscribe")
}

/// The texts of a page for a subscription of music.
///
/// - Source: public bindings name the constants; the texts are their names. Confidence: guess.
public struct SKCloudServiceSetupMessageIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user joins.
  public static let join = Self(rawValue: "SKCloudServiceSetupMessageIdentifierJoin")
  /// The user connects.
  public static let connect = Self(rawValue: "SKCloudServiceSetupMessageIdentifierConnect")
  /// The user adds music.
  public static let addMusic = Self(rawValue: "SKCloudServiceSetupMessageIdentifierAddMusic")
  /// The user plays music.
  public static let playMusic = Self(rawValue: "SKCloudServiceSetupMessageIdentifierPlayMusic")
}

/// The names of options that a page for a subscription of music offers.
///
/// - Source: public bindings name the constants; the texts are their names. Confidence: guess.
public struct SKCloudServiceSetupOptionsKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The step of the user.
  public static let action = Self(rawValue: "SKCloudServiceSetupOptionsActionKey")
  /// The identifier of a song in the store.
  public static let iTunesItemIdentifier =
    Self(rawValue: "SKCloudServiceSetupOptionsITunesItemIdentifierKey")
  /// The token of a partner.
  public static let affiliateToken = Self(rawValue: "SKCloudServiceSetupOptionsAffiliateTokenKey")
  /// The token of a campaign.
  public static let campaignToken = Self(rawValue: "SKCloudServiceSetupOptionsCampaignTokenKey")
  /// The message of the page.
  public static let messageIdentifier =
    Self(rawValue: "SKCloudServiceSetupOptionsMessageIdentifierKey")
}

/// The state of a download.
public enum SKDownloadState: Int, Sendable {
  case waiting = 0
  case active = 1
  case paused = 2
  case finished = 3
  case failed = 4
  case cancelled = 5
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// The visibility of a promoted product in the App Store.
public enum SKProductStorePromotionVisibility: Int, Sendable {
  case `default` = 0
  case show = 1
  case hide = 2
}

/// A key of the properties of a receipt for tests.
public let SKReceiptPropertyIsExpired = "expired"
/// A key of the properties of a receipt for tests.
public let SKReceiptPropertyIsRevoked = "revoked"
/// A key of the properties of a receipt for tests.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

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
