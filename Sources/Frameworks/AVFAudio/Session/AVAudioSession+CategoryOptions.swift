import TactusPhoneLink

extension AVAudioSession {
  /// The options of a category.
  ///
  /// The numbers are documented.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app's sound mixes with other apps'.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// The app's sound mixes with other apps', which is ducked while the session is active
    /// (AudioSession.IN3).
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Bluetooth devices are used with their microphones (AudioSession.RO2).
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    /// The older name of `allowBluetoothHFP`.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// The speaker is used instead of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Other apps' sessions with the mode `spokenAudio` are interrupted; their other sound mixes.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Bluetooth devices are used for music while the app may record (AudioSession.RO2).
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// AirPlay speakers are used while the app may record (AudioSession.RO2).
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// A muted microphone does not interrupt the session; here the microphone is never muted.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)

    /// Returns whether the options are valid for a category (AudioSession.AS1).
    func areValid(for category: SoundSession.Category) -> Bool {
      var allowed: CategoryOptions = [.overrideMutedMicrophoneInterruption]
      switch category {
      // The category mixes anyway; the option is allowed.
      case .ambient: allowed.formUnion([.mixWithOthers, .duckOthers])
      case .soloAmbient, .audioProcessing: break
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
