// The purposes of language options.

/// The dialogue or the sound of the movie itself.
public let MPLanguageOptionCharacteristicIsMainProgramContent =
  "MPLanguageOptionCharacteristicIsMainProgramContent"
/// Additional content, such as a commentary of the makers.
public let MPLanguageOptionCharacteristicIsAuxiliaryContent =
  "MPLanguageOptionCharacteristicIsAuxiliaryContent"
/// Forced subtitles only, which every viewer needs.
public let MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles =
  "MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles"
/// A transcription of the dialogue.
public let MPLanguageOptionCharacteristicTranscribesSpokenDialog =
  "MPLanguageOptionCharacteristicTranscribesSpokenDialog"
/// A description of music and sounds.
public let MPLanguageOptionCharacteristicDescribesMusicAndSound =
  "MPLanguageOptionCharacteristicDescribesMusicAndSound"
/// Subtitles that are easy to read.
public let MPLanguageOptionCharacteristicEasyToRead =
  "MPLanguageOptionCharacteristicEasyToRead"
/// An audio description of the video.
public let MPLanguageOptionCharacteristicDescribesVideo =
  "MPLanguageOptionCharacteristicDescribesVideo"
/// A translation of the dialogue.
public let MPLanguageOptionCharacteristicLanguageTranslation =
  "MPLanguageOptionCharacteristicLanguageTranslation"
/// A dubbed translation.
public let MPLanguageOptionCharacteristicDubbedTranslation =
  "MPLanguageOptionCharacteristicDubbedTranslation"
/// A voice-over translation.
public let MPLanguageOptionCharacteristicVoiceOverTranslation =
  "MPLanguageOptionCharacteristicVoiceOverTranslation"
