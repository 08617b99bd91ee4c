/// The reason why a text is not spoken.
public enum SpeechError: Error, Equatable, CustomStringConvertible {
  /// The library or its data is not installed.
  case notInstalled
  /// No voice has this identifier.
  case unknownVoice(String)
  /// The library refuses the text.
  case refused

  /// A message with its remedy.
  public var description: String {
    switch self {
    case .notInstalled:
      "eSpeak NG is not installed: install the Debian packages libespeak-ng1 and espeak-ng-data"
    case .unknownVoice(let voice): "eSpeak NG has no voice '\(voice)'"
    case .refused: "eSpeak NG does not speak this text"
    }
  }
}
