/// Something that is sent with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// Creates an attachment with a recording of the user's voice.
  public init(audioMessageFile: URL) {
    audioMessage = audioMessageFile
    super.init()
  }

  /// The recording.
  open var audioMessageFile: URL? { audioMessage }

  private let audioMessage: URL
}
