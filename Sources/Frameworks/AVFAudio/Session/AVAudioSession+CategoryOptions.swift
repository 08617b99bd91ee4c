import PhoneLink

extension AVAudioSession {
  /// What an app asks for beside its category.
  ///
  /// The numbers are documented.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others' sound goes on beside the app's.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Others' sound goes on softly; here as loud as before.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// A headset without a wire may be used; this phone has none.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// What would come out at the ear comes out of the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Others' speech pauses, and others' sound goes on.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Headphones without a wire may be used; this phone has none.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Speakers elsewhere may be used; this phone has none.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// A microphone that is muted does not interrupt; here none is.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)

    /// Whether they can be asked for with a category (AS1).
    func suit(_ category: SoundSession.Category) -> Bool {
      var allowed: CategoryOptions = [.overrideMutedMicrophoneInterruption]
      switch category {
      // It mixes by itself, and says so without harm.
      case .ambient: allowed.formUnion([.mixWithOthers, .duckOthers])
      case .soloAmbient: break
      case .playback:
        allowed.formUnion([
          .mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers, .allowBluetoothA2DP,
          .allowAirPlay,
        ])
      case .record: allowed.formUnion([.allowBluetooth])
      case .playAndRecord: allowed = CategoryOptions(rawValue: 0xFF)
      case .multiRoute:
        allowed.formUnion([.mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers])
      }
      return isSubset(of: allowed)
    }
  }
}
