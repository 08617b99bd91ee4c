// Made by `swift run generate-tables` of Data/Intents/Resolutions.tsv, which names its source.
// Do not edit.

/// The reasons why a value is rejected.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  /// There is no playlist of that name.
  case playlistNameNotFound = 1
  /// The playlist cannot be changed.
  case playlistNotEditable = 2
}

/// The reasons why a value is rejected.
public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user needs a subscription.
  case subscriptionRequired = 2
  /// The app has no media of that kind.
  case unsupportedMediaType = 3
  /// The settings forbid explicit content.
  case explicitContentSettings = 4
  /// The settings forbid the use of the cellular network.
  case cellularDataSettings = 5
  /// Restrictions forbid the content.
  case restrictedContent = 6
  /// The service cannot be reached.
  case serviceUnavailable = 7
  /// The media are not for the user’s region.
  case regionRestriction = 8
}

/// The reasons why a value is rejected.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user needs a subscription.
  case subscriptionRequired = 2
  /// The app has no media of that kind.
  case unsupportedMediaType = 3
  /// The settings forbid explicit content.
  case explicitContentSettings = 4
  /// The settings forbid the use of the cellular network.
  case cellularDataSettings = 5
  /// Restrictions forbid the content.
  case restrictedContent = 6
  /// The service cannot be reached.
  case serviceUnavailable = 7
  /// The media are not for the user’s region.
  case regionRestriction = 8
}

/// The reasons why a value is rejected.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  /// The value is too small.
  case belowMinimum = 1
  /// The value is too large.
  case aboveMaximum = 2
}

/// The reasons why a value is rejected.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  /// The amount is too small.
  case paymentsAmountBelowMinimum = 1
  /// The amount is too large.
  case paymentsAmountAboveMaximum = 2
  /// The currency is not supported.
  case paymentsCurrencyUnsupported = 3
}

/// The reasons why a value is rejected.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  /// The user has to verify their identity.
  case credentialsUnverified = 1
  /// The person has no account.
  case noAccount = 2
  /// The person has no address that the app supports.
  case noValidHandle = 3
}

/// The reasons why a value is rejected.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user needs a subscription.
  case subscriptionRequired = 2
  /// The app has no media of that kind.
  case unsupportedMediaType = 3
  /// The settings forbid explicit content.
  case explicitContentSettings = 4
  /// The settings forbid the use of the cellular network.
  case cellularDataSettings = 5
  /// Restrictions forbid the content.
  case restrictedContent = 6
  /// The service cannot be reached.
  case serviceUnavailable = 7
  /// The media are not for the user’s region.
  case regionRestriction = 8
}

/// The reasons why a value is rejected.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  /// The person has no account.
  case noAccount = 1
  /// The person cannot be reached at present.
  case offline = 2
  /// The person cannot get messages.
  case messagingServiceNotEnabledForRecipient = 3
  /// The person has no address that the app supports.
  case noValidHandle = 4
  /// The address is invalid.
  case requestedHandleInvalid = 5
  /// The person has no address with the label.
  case noHandleForLabel = 6
  /// The user has to log in to the app first.
  case requiringInAppAuthentication = 7
}

/// The reasons why a value is rejected.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  /// The amount is too small.
  case paymentsAmountBelowMinimum = 1
  /// The amount is too large.
  case paymentsAmountAboveMaximum = 2
  /// The currency is not supported.
  case paymentsCurrencyUnsupported = 3
}

/// The reasons why a value is rejected.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  /// The user has to verify their identity.
  case credentialsUnverified = 1
  /// The balance is too low.
  case insufficientFunds = 2
  /// The person has no account.
  case noAccount = 3
  /// The person has no address that the app supports.
  case noValidHandle = 4
}

/// The reasons why a value is rejected.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  /// Video calls are not supported.
  case videoCallUnsupported = 1
  /// The app may not use the microphone.
  case microphoneNotAccessible = 2
  /// The app may not use the camera.
  case cameraNotAccessible = 3
}

/// The reasons why a value is rejected.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  /// There is no such contact.
  case noContactFound = 1
  /// Calls with several people are not supported.
  case multipleContactsUnsupported = 2
  /// The person has no address with the label.
  case noHandleForLabel = 3
  /// The address is invalid.
  case invalidHandle = 4
  /// The app cannot dial codes of the phone network (MMI, USSD).
  case unsupportedMmiUssd = 5
  /// There was no call that could be repeated.
  case noCallHistoryForRedial = 6
  /// The last call has no address that can be called again.
  case noUsableHandleForRedial = 7
  /// The user has to log in to the app first.
  case requiringInAppAuthentication = 8
}

/// The reasons why a value is rejected.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
  /// The user has to log in.
  case loginRequired = 1
  /// The user needs a subscription.
  case subscriptionRequired = 2
  /// The app has no media of that kind.
  case unsupportedMediaType = 3
  /// The settings forbid explicit content.
  case explicitContentSettings = 4
  /// The settings forbid the use of the cellular network.
  case cellularDataSettings = 5
  /// Restrictions forbid the content.
  case restrictedContent = 6
  /// The service cannot be reached.
  case serviceUnavailable = 7
  /// The media are not for the user’s region.
  case regionRestriction = 8
}
