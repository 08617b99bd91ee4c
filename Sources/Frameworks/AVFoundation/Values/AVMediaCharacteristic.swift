/// A property of a track.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The text of the property.
  public let rawValue: String
  /// Creates a property from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The track is seen.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// The track is heard.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// The track is read.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  /// The track has pictures one by one.
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  /// The pictures have colors beyond sRGB.
  public static let usesWideGamutColorSpace = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
  /// The pictures have a high dynamic range.
  public static let containsHDRVideo = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsHDRVideo")
  /// The pictures have an alpha channel.
  public static let containsAlphaChannel = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  /// The track is the main program.
  public static let isMainProgramContent = AVMediaCharacteristic(
    rawValue: "public.main-program-content")
  /// The track is additional content.
  public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
  /// The track is the original.
  public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")
  /// The track has only texts that are always shown.
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "public.subtitles.forced-only")
  /// The texts have what is spoken.
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog")
  /// The texts describe music and sounds.
  public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-music-and-sound")
  /// The speech can be understood better.
  public static let enhancesSpeechIntelligibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.enhances-speech-intelligibility")
  /// The texts are easy to read.
  public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
  /// The sound describes what is seen.
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
  /// The track is a translation.
  public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")
  /// The sound is a translation in place of the original.
  public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")
  /// The sound is a translation over the original.
  public static let voiceOverTranslation = AVMediaCharacteristic(
    rawValue: "public.translation.voice-over")
}
