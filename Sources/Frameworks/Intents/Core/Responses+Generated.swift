// Made by `swift run generate-tables` of Data/Intents/Responses.tsv, which names its source.
// Do not edit.

/// The answer to `INSearchCallHistoryIntent`.
open class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSearchCallHistoryIntentResponseCode
  /// The calls that were found.
  open var callRecords: [INCallRecord]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchCallHistoryIntentResponse(code: code, userActivity: userActivity)
    copy.callRecords = callRecords
    return copy
  }
}

/// The answer to `INStartAudioCallIntent`.
open class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartAudioCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartAudioCallIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INStartCallIntent`.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartCallIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INStartVideoCallIntent`.
open class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartVideoCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartVideoCallIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INAddMediaIntent`.
open class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INAddMediaIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INAddMediaIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INPlayMediaIntent`.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INPlayMediaIntentResponseCode
  /// The information about what is played, by the keys of Media Player.
  open var nowPlayingInfo: [String: Any]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INPlayMediaIntentResponse(code: code, userActivity: userActivity)
    copy.nowPlayingInfo = nowPlayingInfo
    return copy
  }
}

/// The answer to `INSearchForMediaIntent`.
open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSearchForMediaIntentResponseCode
  /// The pieces that were found.
  open var mediaItems: [INMediaItem]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchForMediaIntentResponse(code: code, userActivity: userActivity)
    copy.mediaItems = mediaItems
    return copy
  }
}

/// The answer to `INUpdateMediaAffinityIntent`.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INUpdateMediaAffinityIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INUpdateMediaAffinityIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INSearchForMessagesIntent`.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSearchForMessagesIntentResponseCode
  /// The messages that were found.
  open var messages: [INMessage]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchForMessagesIntentResponse(code: code, userActivity: userActivity)
    copy.messages = messages
    return copy
  }
}

/// The answer to `INSendMessageIntent`.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSendMessageIntentResponseCode
  /// The messages that were sent.
  open var sentMessages: [INMessage]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSendMessageIntentResponse(code: code, userActivity: userActivity)
    copy.sentMessages = sentMessages
    return copy
  }
}

/// The answer to `INSetMessageAttributeIntent`.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSetMessageAttributeIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INSetMessageAttributeIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INCreateNoteIntent`.
open class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INCreateNoteIntentResponseCode
  /// The note.
  open var createdNote: INNote?

  override func copyOfKind() -> INIntentResponse {
    let copy = INCreateNoteIntentResponse(code: code, userActivity: userActivity)
    copy.createdNote = createdNote
    return copy
  }
}

/// The answer to `INRequestPaymentIntent`.
open class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INRequestPaymentIntentResponseCode
  /// The payment.
  open var paymentRecord: INPaymentRecord?

  override func copyOfKind() -> INIntentResponse {
    let copy = INRequestPaymentIntentResponse(code: code, userActivity: userActivity)
    copy.paymentRecord = paymentRecord
    return copy
  }
}

/// The answer to `INSendPaymentIntent`.
open class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSendPaymentIntentResponseCode
  /// The payment.
  open var paymentRecord: INPaymentRecord?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSendPaymentIntentResponse(code: code, userActivity: userActivity)
    copy.paymentRecord = paymentRecord
    return copy
  }
}

/// The answer to `INGetRideStatusIntent`.
open class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INGetRideStatusIntentResponseCode
  /// The ride.
  open var rideStatus: INRideStatus?

  override func copyOfKind() -> INIntentResponse {
    let copy = INGetRideStatusIntentResponse(code: code, userActivity: userActivity)
    copy.rideStatus = rideStatus
    return copy
  }
}

/// The answer to `INListRideOptionsIntent`.
open class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INListRideOptionsIntentResponseCode
  /// The kinds of rides.
  open var rideOptions: [INRideOption]?
  /// The ways to pay.
  open var paymentMethods: [INPaymentMethod]?
  /// The date until which they are valid.
  open var expirationDate: Date?

  override func copyOfKind() -> INIntentResponse {
    let copy = INListRideOptionsIntentResponse(code: code, userActivity: userActivity)
    copy.rideOptions = rideOptions
    copy.paymentMethods = paymentMethods
    copy.expirationDate = expirationDate
    return copy
  }
}

/// The answer to `INRequestRideIntent`.
open class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INRequestRideIntentResponseCode
  /// The ride.
  open var rideStatus: INRideStatus?

  override func copyOfKind() -> INIntentResponse {
    let copy = INRequestRideIntentResponse(code: code, userActivity: userActivity)
    copy.rideStatus = rideStatus
    return copy
  }
}

/// The answer to `INCancelWorkoutIntent`.
open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INCancelWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INCancelWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INEndWorkoutIntent`.
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INEndWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INEndWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INPauseWorkoutIntent`.
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INPauseWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INPauseWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INResumeWorkoutIntent`.
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INResumeWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INResumeWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The answer to `INStartWorkoutIntent`.
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
