/// A request to recognize the speech in an audio file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a request for a file of sound.
  public init(url URL: URL) {
    url = URL
    super.init()
  }

  /// The file.
  public let url: URL
}
