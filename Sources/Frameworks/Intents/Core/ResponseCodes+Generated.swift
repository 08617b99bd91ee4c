// Made by `swift run generate-tables` of Data/Intents/Responses.tsv, which names its source.
// Do not edit.

/// The state of the handling of `INSearchCallHistoryIntent`.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 5
  /// The intent is being handled.
  case inProgress = 6
  /// The intent was handled.
  case success = 7
}

/// The state of the handling of `INStartAudioCallIntent`.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 5
  /// The service for calls cannot be reached.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call the contact.
  case failureContactNotSupportedByApp = 7
  /// The contact has no number that can be called.
  case failureNoValidNumber = 8
}

/// The state of the handling of `INStartCallIntent`.
public enum INStartCallIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The user has to confirm.
  case userConfirmationRequired = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The service for calls cannot be reached.
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

/// The state of the handling of `INStartVideoCallIntent`.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// The user has to set up the app first.
  case failureAppConfigurationRequired = 5
  /// The service for calls cannot be reached.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call the contact.
  case failureContactNotSupportedByApp = 7
  /// The number cannot be called.
  case failureInvalidNumber = 8
}

/// The state of the handling of `INAddMediaIntent`.
public enum INAddMediaIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The app handles the intent in the background.
  case handleInApp = 4
  /// The intent was not handled.
  case failure = 5
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 6
}

/// The state of the handling of `INPlayMediaIntent`.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent is being handled.
  case inProgress = 3
  /// The intent was handled.
  case success = 4
  /// The app handles the intent in the background.
  case handleInApp = 5
  /// The intent was not handled.
  case failure = 6
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 7
  /// The kind of media is unknown.
  case failureUnknownMediaType = 8
  /// Everything was played already.
  case failureNoUnplayedContent = 9
  /// Restrictions forbid the content.
  case failureRestrictedContent = 10
  /// The user plays as much at a time as the subscription allows.
  case failureMaxStreamLimitReached = 11
}

/// The state of the handling of `INSearchForMediaIntent`.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent is being handled.
  case inProgress = 3
  /// The intent was handled.
  case success = 4
  /// The intent was not handled.
  case failure = 5
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 6
}

/// The state of the handling of `INUpdateMediaAffinityIntent`.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
}

/// The state of the handling of `INSearchForMessagesIntent`.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The service for messages cannot be reached.
  case failureMessageServiceNotAvailable = 6
  /// There are too many messages.
  case failureMessageTooManyResults = 7
  /// The user has to log in to the app first.
  case failureRequiringInAppAuthentication = 8
}

/// The state of the handling of `INSendMessageIntent`.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The service for messages cannot be reached.
  case failureMessageServiceNotAvailable = 6
  /// The user has to log in to the app first.
  case failureRequiringInAppAuthentication = 7
}

/// The state of the handling of `INSetMessageAttributeIntent`.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// There is no such message.
  case failureMessageNotFound = 6
  /// The attribute of the message was not changed.
  case failureMessageAttributeNotSet = 7
}

/// The state of the handling of `INCreateNoteIntent`.
public enum INCreateNoteIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
}

/// The state of the handling of `INRequestPaymentIntent`.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The user has to prove who they are.
  case failureCredentialsUnverified = 6
  /// The amount is too small.
  case failurePaymentsAmountBelowMinimum = 7
  /// The amount is too large.
  case failurePaymentsAmountAboveMaximum = 8
  /// The currency is not supported.
  case failurePaymentsCurrencyUnsupported = 9
  /// The user has not told the app a bank account.
  case failureNoBankAccount = 10
  /// The user may not make the payment.
  case failureNotEligible = 11
  /// The user has to accept terms and conditions.
  case failureTermsAndConditionsAcceptanceRequired = 12
}

/// The state of the handling of `INSendPaymentIntent`.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The user has to prove who they are.
  case failureCredentialsUnverified = 6
  /// The amount is too small.
  case failurePaymentsAmountBelowMinimum = 7
  /// The amount is too large.
  case failurePaymentsAmountAboveMaximum = 8
  /// The currency is not supported.
  case failurePaymentsCurrencyUnsupported = 9
  /// The user has not enough money.
  case failureInsufficientFunds = 10
  /// The user has not told the app a bank account.
  case failureNoBankAccount = 11
  /// The user may not make the payment.
  case failureNotEligible = 12
  /// The user has to accept terms and conditions.
  case failureTermsAndConditionsAcceptanceRequired = 13
}

/// The state of the handling of `INGetRideStatusIntent`.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The user has to prove in the app who they are.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// There are no rides for some time; the app says more.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}

/// The state of the handling of `INListRideOptionsIntent`.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The user has to prove in the app who they are.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// There are no rides at the place; the app says more.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// There are no rides for some time; the app says more.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// The user has to complete an earlier ride in the app.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The user has to rate an earlier ride.
  case failurePreviousRideNeedsFeedback = 10
}

/// The state of the handling of `INRequestRideIntent`.
public enum INRequestRideIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The intent is being handled.
  case inProgress = 2
  /// The intent was handled.
  case success = 3
  /// The intent was not handled.
  case failure = 4
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 5
  /// The user has to prove in the app who they are.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// There are no rides at the place; the app says more.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// There are no rides for some time; the app says more.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// The user has to complete an earlier ride in the app.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The ride is too far in the future; the app says more.
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}

/// The state of the handling of `INCancelWorkoutIntent`.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app handles the intent in the background.
  case handleInApp = 6
  /// The intent was handled.
  case success = 7
}

/// The state of the handling of `INEndWorkoutIntent`.
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app handles the intent in the background.
  case handleInApp = 6
  /// The intent was handled.
  case success = 7
}

/// The state of the handling of `INPauseWorkoutIntent`.
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app handles the intent in the background.
  case handleInApp = 6
  /// The intent was handled.
  case success = 7
}

/// The state of the handling of `INResumeWorkoutIntent`.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app handles the intent in the background.
  case handleInApp = 6
  /// The intent was handled.
  case success = 7
}

/// The state of the handling of `INStartWorkoutIntent`.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  /// No code was given.
  case unspecified = 0
  /// The intent can be handled.
  case ready = 1
  /// The app continues.
  case continueInApp = 2
  /// The intent was not handled.
  case failure = 3
  /// The user has to continue in the app.
  case failureRequiringAppLaunch = 4
  /// There is another workout.
  case failureOngoingWorkout = 5
  /// There is no such workout.
  case failureNoMatchingWorkout = 6
  /// The app handles the intent in the background.
  case handleInApp = 7
  /// The intent was handled.
  case success = 8
}
