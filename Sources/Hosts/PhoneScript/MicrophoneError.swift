/// A file that the microphone cannot hear.
public struct MicrophoneError: Error, Equatable {
  /// The reason, with the path.
  public var message: String

  /// Creates an error.
  public init(message: String) { self.message = message }
}
