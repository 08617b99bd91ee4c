import Foundation

/// A delegate of an audio recorder, called on the main actor.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when a recording has stopped, or its duration has elapsed.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called when the file cannot be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing, by default.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Does nothing, by default.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
