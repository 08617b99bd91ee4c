import PhoneLink

extension AVAudioSession {
  /// What an app's sound is for.
  public struct Category: _WrappedWord, Sendable {
    /// The word that the reference has for it.
    public let rawValue: String

    /// Takes a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the app could do without, beside others' sound; the switch at the side silences it.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// What the app could do without; others' sound ends, and the switch silences it.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the app is about; the switch does not silence it.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording; nothing is heard.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and sound.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Sound to several places.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

    static let all: [Category] = [
      .ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute,
    ]

    /// The same for the phone; `nil` for a word that is none.
    var plain: SoundSession.Category? {
      switch self {
      case .ambient: .ambient
      case .soloAmbient: .soloAmbient
      case .playback: .playback
      case .record: .record
      case .playAndRecord: .playAndRecord
      case .multiRoute: .multiRoute
      default: nil
      }
    }
  }
}
