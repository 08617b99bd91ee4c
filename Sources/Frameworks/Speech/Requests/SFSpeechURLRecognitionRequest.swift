/// A request to recognize the speech in an audio file.
///
/// - Thread: as `SFSpeechRecognitionRequest`; it adds nothing that changes.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a request for a file of sound.
  public init(url URL: URL) {
    url = URL
    super.init()
  }

  /// The file.
  public let url: URL
}
