import TactusPhoneLink

extension AVAudioSession {
  /// The category of an audio session.
  public struct Category: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a category of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that is not essential and mixes with other apps'; the Ring/Silent switch silences it.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is not essential and ends other apps'; the Ring/Silent switch silences it.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is central to the app; the Ring/Silent switch does not silence it.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording without playback.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playback.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Playback to several ports.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

    /// Conversion of sound without playback and recording.
    @available(*, deprecated, message: "Convert sound with any other category.")
    public static let audioProcessing = Category(
      rawValue: "AVAudioSessionCategoryAudioProcessing")

    static let all: [Category] = [
      .ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute,
    ]

    /// The category of the link; `nil` for an unknown raw value.
    var plain: SoundSession.Category? {
      switch self {
      case .ambient: .ambient
      case .soloAmbient: .soloAmbient
      case .playback: .playback
      case .record: .record
      case .playAndRecord: .playAndRecord
      case .multiRoute: .multiRoute
      case Category(rawValue: "AVAudioSessionCategoryAudioProcessing"): .audioProcessing
      default: nil
      }
    }
  }
}
