import TactusPhoneLink

extension AVAudioSession {
  /// The mode of an audio session.
  public struct Mode: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a mode of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A voice chat.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A voice chat of a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording of a video.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurement, without processing of the sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Playback of a movie.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// A video chat.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Continuous speech, which pauses for other apps' speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Short speech, such as directions.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")

    /// Returns whether a category supports the mode (AudioSession.AS1).
    func isValid(for category: SoundSession.Category) -> Bool {
      switch self {
      case .default: true
      case .voiceChat, .videoChat, .gameChat: category == .playAndRecord
      case .videoRecording: category == .record || category == .playAndRecord
      case .measurement: category.records || category == .playback
      case .moviePlayback: category == .playback
      case .spokenAudio: category == .playback || category == .playAndRecord
      case .voicePrompt: category.plays
      default: false
      }
    }

    static let all: [Mode] = [
      .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat,
      .spokenAudio, .voicePrompt,
    ]
  }
}
