/// A media characteristic of a track.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The string of the characteristic.
  public let rawValue: String
  /// Creates a characteristic from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The track is visual.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// The track is audible.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// The track is legible.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  /// The track is frame-based.
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  /// The video has colors beyond sRGB.
  public static let usesWideGamutColorSpace = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
  /// The video has a high dynamic range.
  public static let containsHDRVideo = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsHDRVideo")
  /// The video has an alpha channel.
  public static let containsAlphaChannel = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  /// The track is the main program.
  public static let isMainProgramContent = AVMediaCharacteristic(
    rawValue: "public.main-program-content")
  /// The track is additional content.
  public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
  /// The track is the original.
  public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
  /// The track has only forced subtitles, which are always shown.
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "public.subtitles.forced-only")
  /// The text transcribes the spoken dialog.
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog")
  /// The text describes music and sounds.
  public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-music-and-sound")
  /// The audio enhances the intelligibility of speech.
  public static let enhancesSpeechIntelligibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.enhances-speech-intelligibility")
  /// The text is easy to read.
  public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
  /// The audio describes the video.
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
  /// The track is a translation.
  public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
  /// The audio is a translation in place of the original.
  public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
  /// The audio is a translation over the original.
  public static let voiceOverTranslation = AVMediaCharacteristic(
    rawValue: "public.translation.voice-over")
}
