import TactusPhoneLink

extension AVAudioSession {
  /// The category of an audio session.
  public struct Category: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a category of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nonessential sound that mixes with other apps'; silenced by the Ring/Silent switch.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Nonessential sound that interrupts other apps'; silenced by the Ring/Silent switch.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is central to the app; not silenced by the Ring/Silent switch.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording without playback.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playback.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Playback on several ports.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

    /// Conversion of sound without playback and recording.
    @available(*, deprecated, message: "Convert sound with any other category.")
    public static let audioProcessing = Category(
      rawValue: "AVAudioSessionCategoryAudioProcessing")

    static let all: [Category] = [
      .ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute,
    ]

    /// The category in the phone's protocol; `nil` for an unknown raw value.
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
