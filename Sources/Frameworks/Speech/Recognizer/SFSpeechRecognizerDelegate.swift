/// A delegate that is notified of changes of a recognizer's availability.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Called when the availability has changed.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {
    // does nothing
  }
}
