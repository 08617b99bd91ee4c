/// The kinds of messages.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMessageType: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Plain text.
  case text = 1
  /// A voice message.
  case audio = 2
  /// A Digital Touch drawing.
  case digitalTouch = 3
  /// A handwritten message.
  case handwriting = 4
  /// A sticker.
  case sticker = 5
  /// The tapback "like".
  case tapbackLiked = 6
  /// The tapback "dislike".
  case tapbackDisliked = 7
  /// The tapback "emphasize".
  case tapbackEmphasized = 8
  /// The tapback "love".
  case tapbackLoved = 9
  /// The tapback "question".
  case tapbackQuestioned = 10
  /// The tapback "laugh".
  case tapbackLaughed = 11
  /// A calendar event.
  case mediaCalendar = 12
  /// A place.
  case mediaLocation = 13
  /// A contact card.
  case mediaAddressCard = 14
  /// A still image.
  case mediaImage = 15
  /// A video.
  case mediaVideo = 16
  /// A pass for the wallet.
  case mediaPass = 17
  /// An audio file.
  case mediaAudio = 18
  /// A payment that was made.
  case paymentSent = 19
  /// A request for a payment.
  case paymentRequest = 20
  /// A note about a payment.
  case paymentNote = 21
  /// An Animoji recording.
  case animoji = 22
  /// An excerpt of an activity.
  case activitySnippet = 23
  /// A file of any type.
  case file = 24
  /// A web link.
  case link = 25
  /// A reaction to another message.
  case reaction = 26
  /// A moving image.
  case mediaAnimatedImage = 27
  /// An attachment of another app.
  case thirdPartyAttachment = 28
}
