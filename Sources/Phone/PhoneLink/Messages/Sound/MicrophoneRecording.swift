import TactusPhoneTypes

/// A sound file that is the input of the phone's microphone (AudioRecorder.RC1).
public struct MicrophoneRecording: Sendable, Equatable {
  /// The path of the file.
  public var path: String
  /// The instant of its first frame; `nil` if the file begins whenever an app begins to record.
  public var start: PhoneInstant?

  /// Creates a recording.
  public init(path: String, start: PhoneInstant?) { (self.path, self.start) = (path, start) }
}
