/// A file that cannot be the input of the microphone.
public struct MicrophoneError: Error, Equatable {
  /// The reason, with the path.
  public var message: String

  /// Creates an error.
  public init(message: String) { self.message = message }
}
