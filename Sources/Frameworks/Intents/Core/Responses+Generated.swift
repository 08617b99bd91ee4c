// Made by `swift run generate-tables` of Data/Intents/Responses.tsv, which names its source.
// Do not edit.

/// The response to `INSearchCallHistoryIntent`.
open class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INSearchCallHistoryIntentResponseCode
  /// The matching call records.
  open var callRecords: [INCallRecord]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchCallHistoryIntentResponse(code: code, userActivity: userActivity)
    copy.callRecords = callRecords
    return copy
  }
}

/// The response to `INStartAudioCallIntent`.
open class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INStartAudioCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartAudioCallIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INStartCallIntent`.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INStartCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartCallIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INStartVideoCallIntent`.
open class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INStartVideoCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartVideoCallIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INAddMediaIntent`.
open class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INAddMediaIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INAddMediaIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INPlayMediaIntent`.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INPlayMediaIntentResponseCode
  /// The now-playing information, by the keys of Media Player.
  open var nowPlayingInfo: [String: Any]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INPlayMediaIntentResponse(code: code, userActivity: userActivity)
    copy.nowPlayingInfo = nowPlayingInfo
    return copy
  }
}

/// The response to `INSearchForMediaIntent`.
open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INSearchForMediaIntentResponseCode
  /// The matching media items.
  open var mediaItems: [INMediaItem]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchForMediaIntentResponse(code: code, userActivity: userActivity)
    copy.mediaItems = mediaItems
    return copy
  }
}

/// The response to `INUpdateMediaAffinityIntent`.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INUpdateMediaAffinityIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INUpdateMediaAffinityIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INSearchForMessagesIntent`.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INSearchForMessagesIntentResponseCode
  /// The matching messages.
  open var messages: [INMessage]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchForMessagesIntentResponse(code: code, userActivity: userActivity)
    copy.messages = messages
    return copy
  }
}

/// The response to `INSendMessageIntent`.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INSendMessageIntentResponseCode
  /// The sent messages.
  open var sentMessages: [INMessage]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSendMessageIntentResponse(code: code, userActivity: userActivity)
    copy.sentMessages = sentMessages
    return copy
  }
}

/// The response to `INSetMessageAttributeIntent`.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INSetMessageAttributeIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INSetMessageAttributeIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INCreateNoteIntent`.
open class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INCreateNoteIntentResponseCode
  /// The new note.
  open var createdNote: INNote?

  override func copyOfKind() -> INIntentResponse {
    let copy = INCreateNoteIntentResponse(code: code, userActivity: userActivity)
    copy.createdNote = createdNote
    return copy
  }
}

/// The response to `INRequestPaymentIntent`.
open class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INRequestPaymentIntentResponseCode
  /// The payment record.
  open var paymentRecord: INPaymentRecord?

  override func copyOfKind() -> INIntentResponse {
    let copy = INRequestPaymentIntentResponse(code: code, userActivity: userActivity)
    copy.paymentRecord = paymentRecord
    return copy
  }
}

/// The response to `INSendPaymentIntent`.
open class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INSendPaymentIntentResponseCode
  /// The payment record.
  open var paymentRecord: INPaymentRecord?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSendPaymentIntentResponse(code: code, userActivity: userActivity)
    copy.paymentRecord = paymentRecord
    return copy
  }
}

/// The response to `INGetRideStatusIntent`.
open class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INGetRideStatusIntentResponseCode
  /// The status of the ride.
  open var rideStatus: INRideStatus?

  override func copyOfKind() -> INIntentResponse {
    let copy = INGetRideStatusIntentResponse(code: code, userActivity: userActivity)
    copy.rideStatus = rideStatus
    return copy
  }
}

/// The response to `INListRideOptionsIntent`.
open class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INListRideOptionsIntentResponseCode
  /// The ride options.
  open var rideOptions: [INRideOption]?
  /// The payment methods.
  open var paymentMethods: [INPaymentMethod]?
  /// The expiration date of the options.
  open var expirationDate: Date?

  override func copyOfKind() -> INIntentResponse {
    let copy = INListRideOptionsIntentResponse(code: code, userActivity: userActivity)
    copy.rideOptions = rideOptions
    copy.paymentMethods = paymentMethods
    copy.expirationDate = expirationDate
    return copy
  }
}

/// The response to `INRequestRideIntent`.
open class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INRequestRideIntentResponseCode
  /// The status of the ride.
  open var rideStatus: INRideStatus?

  override func copyOfKind() -> INIntentResponse {
    let copy = INRequestRideIntentResponse(code: code, userActivity: userActivity)
    copy.rideStatus = rideStatus
    return copy
  }
}

/// The response to `INCancelWorkoutIntent`.
open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INCancelWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INCancelWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INEndWorkoutIntent`.
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INEndWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INEndWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INPauseWorkoutIntent`.
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INPauseWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INPauseWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INResumeWorkoutIntent`.
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INResumeWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INResumeWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}

/// The response to `INStartWorkoutIntent`.
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates a response.
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The response code.
  public let code: INStartWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
