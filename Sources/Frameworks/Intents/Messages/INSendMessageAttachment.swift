/// An attachment of a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// Creates an attachment from an audio recording.
  public init(audioMessageFile: URL) {
    audioMessage = audioMessageFile
    super.init()
  }

  /// The audio recording.
  open var audioMessageFile: URL? { audioMessage }

  private let audioMessage: URL
}
