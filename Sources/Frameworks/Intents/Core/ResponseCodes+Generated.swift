// Made by `swift run generate-tables` of Data/Intents/Responses.tsv, which names its source.
// Do not edit.

/// The response codes of `INSearchCallHistoryIntent`.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 5
  /// The app has begun to handle the intent.
  case inProgress = 6
  /// The app has handled the intent.
  case success = 7
}

/// The response codes of `INStartAudioCallIntent`.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 5
  /// The calling service is unreachable.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call the contact.
  case failureContactNotSupportedByApp = 7
  /// The contact has no number that can be called.
  case failureNoValidNumber = 8
}

/// The response codes of `INStartCallIntent`.
public enum INStartCallIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The user has to confirm the request.
  case userConfirmationRequired = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The calling service is unreachable.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call the contact.
  case failureContactNotSupportedByApp = 7
  /// The phone is in airplane mode.
  case failureAirplaneModeEnabled = 8
  /// No other device takes over the call.
  case failureUnableToHandOff = 9
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 10
  /// There is another call.
  case failureCallInProgress = 11
  /// The user has to log in to the app first.
  case failureRequiringInAppAuthentication = 12
}

/// The response codes of `INStartVideoCallIntent`.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 5
  /// The calling service is unreachable.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call the contact.
  case failureContactNotSupportedByApp = 7
  /// The number cannot be called.
  case failureInvalidNumber = 8
}

/// The response codes of `INAddMediaIntent`.
public enum INAddMediaIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app is launched in the background to handle the intent.
  case handleInApp = 4
  /// The app could not handle the intent.
  case failure = 5
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 6
}

/// The response codes of `INPlayMediaIntent`.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app has begun to handle the intent.
  case inProgress = 3
  /// The app has handled the intent.
  case success = 4
  /// The app is launched in the background to handle the intent.
  case handleInApp = 5
  /// The app could not handle the intent.
  case failure = 6
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 7
  /// The kind of media is unknown.
  case failureUnknownMediaType = 8
  /// Nothing is left that was not played.
  case failureNoUnplayedContent = 9
  /// Restrictions forbid the content.
  case failureRestrictedContent = 10
  /// The limit of simultaneous streams is reached.
  case failureMaxStreamLimitReached = 11
}

/// The response codes of `INSearchForMediaIntent`.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app has begun to handle the intent.
  case inProgress = 3
  /// The app has handled the intent.
  case success = 4
  /// The app could not handle the intent.
  case failure = 5
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 6
}

/// The response codes of `INUpdateMediaAffinityIntent`.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
}

/// The response codes of `INSearchForMessagesIntent`.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The message service is unreachable.
  case failureMessageServiceNotAvailable = 6
  /// There are too many messages.
  case failureMessageTooManyResults = 7
  /// The user has to log in to the app first.
  case failureRequiringInAppAuthentication = 8
}

/// The response codes of `INSendMessageIntent`.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The message service is unreachable.
  case failureMessageServiceNotAvailable = 6
  /// The user has to log in to the app first.
  case failureRequiringInAppAuthentication = 7
}

/// The response codes of `INSetMessageAttributeIntent`.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// There is no such message.
  case failureMessageNotFound = 6
  /// The attribute of the message was not changed.
  case failureMessageAttributeNotSet = 7
}

/// The response codes of `INCreateNoteIntent`.
public enum INCreateNoteIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
}

/// The response codes of `INRequestPaymentIntent`.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The user has to verify their identity.
  case failureCredentialsUnverified = 6
  /// The amount is too small.
  case failurePaymentsAmountBelowMinimum = 7
  /// The amount is too large.
  case failurePaymentsAmountAboveMaximum = 8
  /// The currency is not supported.
  case failurePaymentsCurrencyUnsupported = 9
  /// No bank account is set up in the app.
  case failureNoBankAccount = 10
  /// The user is not eligible for the payment.
  case failureNotEligible = 11
  /// The terms and conditions are not accepted yet.
  case failureTermsAndConditionsAcceptanceRequired = 12
}

/// The response codes of `INSendPaymentIntent`.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The user has to verify their identity.
  case failureCredentialsUnverified = 6
  /// The amount is too small.
  case failurePaymentsAmountBelowMinimum = 7
  /// The amount is too large.
  case failurePaymentsAmountAboveMaximum = 8
  /// The currency is not supported.
  case failurePaymentsCurrencyUnsupported = 9
  /// The balance is too low.
  case failureInsufficientFunds = 10
  /// No bank account is set up in the app.
  case failureNoBankAccount = 11
  /// The user is not eligible for the payment.
  case failureNotEligible = 12
  /// The terms and conditions are not accepted yet.
  case failureTermsAndConditionsAcceptanceRequired = 13
}

/// The response codes of `INGetRideStatusIntent`.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The user has to verify their identity in the app.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// No rides are offered for some time; the app says more.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}

/// The response codes of `INListRideOptionsIntent`.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The user has to verify their identity in the app.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// No rides are offered at the pickup location; the app says more.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// No rides are offered for some time; the app says more.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// The user has to complete an earlier ride in the app.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The user has to rate an earlier ride.
  case failurePreviousRideNeedsFeedback = 10
}

/// The response codes of `INRequestRideIntent`.
public enum INRequestRideIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The app has begun to handle the intent.
  case inProgress = 2
  /// The app has handled the intent.
  case success = 3
  /// The app could not handle the intent.
  case failure = 4
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 5
  /// The user has to verify their identity in the app.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// No rides are offered at the pickup location; the app says more.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// No rides are offered for some time; the app says more.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// The user has to complete an earlier ride in the app.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The ride is too far in the future; the app says more.
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}

/// The response codes of `INCancelWorkoutIntent`.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app is launched in the background to handle the intent.
  case handleInApp = 6
  /// The app has handled the intent.
  case success = 7
}

/// The response codes of `INEndWorkoutIntent`.
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app is launched in the background to handle the intent.
  case handleInApp = 6
  /// The app has handled the intent.
  case success = 7
}

/// The response codes of `INPauseWorkoutIntent`.
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app is launched in the background to handle the intent.
  case handleInApp = 6
  /// The app has handled the intent.
  case success = 7
}

/// The response codes of `INResumeWorkoutIntent`.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app is launched in the background to handle the intent.
  case handleInApp = 6
  /// The app has handled the intent.
  case success = 7
}

/// The response codes of `INStartWorkoutIntent`.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  /// No response was given.
  case unspecified = 0
  /// Ready: the app can act on it.
  case ready = 1
  /// The user continues in the app.
  case continueInApp = 2
  /// The app could not handle the intent.
  case failure = 3
  /// The app has to be opened for more information.
  case failureRequiringAppLaunch = 4
  /// There is another workout.
  case failureOngoingWorkout = 5
  /// There is no such workout.
  case failureNoMatchingWorkout = 6
  /// The app is launched in the background to handle the intent.
  case handleInApp = 7
  /// The app has handled the intent.
  case success = 8
}
