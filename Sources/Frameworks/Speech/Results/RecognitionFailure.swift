/// The reason why a task has no final result.
enum RecognitionFailure {
  /// The app may not recognize speech.
  case denied
  /// No speech can be recognized on this machine.
  case unavailable
  /// The app has cancelled the task.
  case cancelled
  /// The audio contains no words.
  case noSpeech
  /// The audio cannot be read.
  case unreadable
  /// The recognition took longer than the phone waits for it.
  case timeout

  /// The error for the app (SpeechRecognition.ER1).
  ///
  /// - Source: the codes that developers report, and for a file Apple's reference. Confidence:
  ///   reported; documented for a file.
  var error: any Error {
    switch self {
    case .denied:
      Self.error("kAFAssistantErrorDomain", 1700, "User denied access to speech recognition")
    case .unavailable:
      SFSpeechError(
        .internalServiceError,
        userInfo: [NSLocalizedDescriptionKey: "Speech recognition is not available"])
    case .cancelled: Self.error("kLSRErrorDomain", 301, "Recognition request was canceled")
    case .noSpeech: Self.error("kAFAssistantErrorDomain", 1110, "No speech detected")
    case .unreadable:
      SFSpeechError(
        .audioReadFailed, userInfo: [NSLocalizedDescriptionKey: "The sound cannot be read"])
    case .timeout:
      SFSpeechError(
        .timeout, userInfo: [NSLocalizedDescriptionKey: "The recognition took too long"])
    }
  }

  private static func error(_ domain: String, _ code: Int, _ text: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
