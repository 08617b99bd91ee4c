import Foundation

// The names before Swift 4.2.

/// The old name of `AVAudioSession.Category.ambient`.
@available(*, deprecated, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The old name of `AVAudioSession.Category.soloAmbient`.
@available(*, deprecated, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The old name of `AVAudioSession.Category.playback`.
@available(*, deprecated, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The old name of `AVAudioSession.Category.record`.
@available(*, deprecated, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The old name of `AVAudioSession.Category.playAndRecord`.
@available(*, deprecated, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
/// The old name of `AVAudioSession.Category.multiRoute`.
@available(*, deprecated, renamed: "AVAudioSession.Category.multiRoute")
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
/// The old name of `AVAudioSession.Mode.default`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
/// The old name of `AVAudioSession.Mode.voiceChat`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.voiceChat")
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
/// The old name of `AVAudioSession.Mode.gameChat`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.gameChat")
public let AVAudioSessionModeGameChat = AVAudioSession.Mode.gameChat
/// The old name of `AVAudioSession.Mode.videoRecording`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoRecording")
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
/// The old name of `AVAudioSession.Mode.measurement`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.measurement")
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
/// The old name of `AVAudioSession.Mode.moviePlayback`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.moviePlayback")
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
/// The old name of `AVAudioSession.Mode.videoChat`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoChat")
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
/// The old name of `AVAudioSession.Mode.spokenAudio`.
@available(*, deprecated, renamed: "AVAudioSession.Mode.spokenAudio")
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
/// The old name of `AVAudioSession.Port.builtInSpeaker`.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInSpeaker")
public let AVAudioSessionPortBuiltInSpeaker = AVAudioSession.Port.builtInSpeaker
/// The old name of `AVAudioSession.Port.builtInReceiver`.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInReceiver")
public let AVAudioSessionPortBuiltInReceiver = AVAudioSession.Port.builtInReceiver
/// The old name of `AVAudioSession.Port.headphones`.
@available(*, deprecated, renamed: "AVAudioSession.Port.headphones")
public let AVAudioSessionPortHeadphones = AVAudioSession.Port.headphones
/// The old name of `AVAudioSession.Port.builtInMic`.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInMic")
public let AVAudioSessionPortBuiltInMic = AVAudioSession.Port.builtInMic
/// The old name of `AVAudioSession.Port.headsetMic`.
@available(*, deprecated, renamed: "AVAudioSession.Port.headsetMic")
public let AVAudioSessionPortHeadsetMic = AVAudioSession.Port.headsetMic
/// The old name of `AVAudioSession.Port.bluetoothA2DP`.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothA2DP")
public let AVAudioSessionPortBluetoothA2DP = AVAudioSession.Port.bluetoothA2DP
/// The old name of `AVAudioSession.Port.bluetoothHFP`.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothHFP")
public let AVAudioSessionPortBluetoothHFP = AVAudioSession.Port.bluetoothHFP
/// The old name of `AVAudioSession.Port.bluetoothLE`.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothLE")
public let AVAudioSessionPortBluetoothLE = AVAudioSession.Port.bluetoothLE
/// The old name of `AVAudioSession.Port.airPlay`.
@available(*, deprecated, renamed: "AVAudioSession.Port.airPlay")
public let AVAudioSessionPortAirPlay = AVAudioSession.Port.airPlay
/// The old name of `AVAudioSession.Port.HDMI`.
@available(*, deprecated, renamed: "AVAudioSession.Port.HDMI")
public let AVAudioSessionPortHDMI = AVAudioSession.Port.HDMI
/// The old name of `AVAudioSession.Port.lineOut`.
@available(*, deprecated, renamed: "AVAudioSession.Port.lineOut")
public let AVAudioSessionPortLineOut = AVAudioSession.Port.lineOut
/// The old name of `AVAudioSession.Port.lineIn`.
@available(*, deprecated, renamed: "AVAudioSession.Port.lineIn")
public let AVAudioSessionPortLineIn = AVAudioSession.Port.lineIn
/// The old name of `AVAudioSession.Port.usbAudio`.
@available(*, deprecated, renamed: "AVAudioSession.Port.usbAudio")
public let AVAudioSessionPortUSBAudio = AVAudioSession.Port.usbAudio
/// The old name of `AVAudioSession.Port.carAudio`.
@available(*, deprecated, renamed: "AVAudioSession.Port.carAudio")
public let AVAudioSessionPortCarAudio = AVAudioSession.Port.carAudio
/// The old name of `AVAudioSession.CategoryOptions`.
@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// The old name of `AVAudioSession.SetActiveOptions`.
@available(*, deprecated, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
/// The old name of `AVAudioSession.PortOverride`.
@available(*, deprecated, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
/// The old name of `AVAudioSession.InterruptionType`.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
/// The old name of `AVAudioSession.InterruptionOptions`.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
/// The old name of `AVAudioSession.RouteChangeReason`.
@available(*, deprecated, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
/// The old name of `AVAudioSession.SilenceSecondaryAudioHintType`.
@available(*, deprecated, renamed: "AVAudioSession.SilenceSecondaryAudioHintType")
public typealias AVAudioSessionSilenceSecondaryAudioHintType =
  AVAudioSession.SilenceSecondaryAudioHintType

extension AVAudioSession {
  /// The old name of `setCategory(_:options:)`.
  ///
  /// - Throws: The errors of that method.
  @available(*, deprecated, renamed: "setCategory(_:options:)")
  public func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, options: options)
  }

  /// The old name of `setActive(_:options:)`.
  ///
  /// - Throws: The errors of that method.
  @available(*, deprecated, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}
