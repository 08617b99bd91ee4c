extension AVAudioSession {
  /// What an app does within its category.
  public struct Mode: _WrappedWord, Sendable {
    /// The word that the reference has for it.
    public let rawValue: String

    /// Takes a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A conversation.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A conversation in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// A film is recorded.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Something is measured, and sound is left as it is.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A film is played.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// A conversation with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Long speech, which pauses for others'.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Short speech, such as directions.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")

    static let all: [Mode] = [
      .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat,
      .spokenAudio, .voicePrompt,
    ]
  }
}
