/// The codes as members of the error.
extension SKError {
  /// The code `unknown`.
  public static let unknown = Code.unknown
  /// The code `clientInvalid`.
  public static let clientInvalid = Code.clientInvalid
  /// The code `paymentCancelled`.
  public static let paymentCancelled = Code.paymentCancelled
  /// The code `paymentInvalid`.
  public static let paymentInvalid = Code.paymentInvalid
  /// The code `paymentNotAllowed`.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The code `storeProductNotAvailable`.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  /// The code `cloudServicePermissionDenied`.
  public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
  /// The code `cloudServiceNetworkConnectionFailed`.
  public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
  /// The code `cloudServiceRevoked`.
  public static let cloudServiceRevoked = Code.cloudServiceRevoked
  /// The code `privacyAcknowledgementRequired`.
  public static let privacyAcknowledgementRequired = Code.privacyAcknowledgementRequired
  /// The code `unauthorizedRequestData`.
  public static let unauthorizedRequestData = Code.unauthorizedRequestData
  /// The code `invalidOfferIdentifier`.
  public static let invalidOfferIdentifier = Code.invalidOfferIdentifier
  /// The code `invalidSignature`.
  public static let invalidSignature = Code.invalidSignature
  /// The code `missingOfferParams`.
  public static let missingOfferParams = Code.missingOfferParams
  /// The code `invalidOfferPrice`.
  public static let invalidOfferPrice = Code.invalidOfferPrice
  /// The code `overlayCancelled`.
  public static let overlayCancelled = Code.overlayCancelled
  /// The code `overlayInvalidConfiguration`.
  public static let overlayInvalidConfiguration = Code.overlayInvalidConfiguration
  /// The code `overlayTimeout`.
  public static let overlayTimeout = Code.overlayTimeout
  /// The code `ineligibleForOffer`.
  public static let ineligibleForOffer = Code.ineligibleForOffer
  /// The code `unsupportedPlatform`.
  public static let unsupportedPlatform = Code.unsupportedPlatform
  /// The code `overlayPresentedInBackgroundScene`.
  public static let overlayPresentedInBackgroundScene = Code.overlayPresentedInBackgroundScene
}
