import Foundation

/// A delegate of an audio recorder, called on the main actor.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when a recording has been stopped, or its duration is over.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called when the file cannot be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// The default implementation, which does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// The default implementation, which does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
