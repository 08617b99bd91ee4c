// The purposes of language options.

/// The words or the sound of the film itself.
public let MPLanguageOptionCharacteristicIsMainProgramContent =
  "MPLanguageOptionCharacteristicIsMainProgramContent"
/// Content that is not the film itself, such as comments of its makers.
public let MPLanguageOptionCharacteristicIsAuxiliaryContent =
  "MPLanguageOptionCharacteristicIsAuxiliaryContent"
/// Only the subtitles that every viewer needs.
public let MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles =
  "MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles"
/// A transcription of what is said.
public let MPLanguageOptionCharacteristicTranscribesSpokenDialog =
  "MPLanguageOptionCharacteristicTranscribesSpokenDialog"
/// A description of music and sounds.
public let MPLanguageOptionCharacteristicDescribesMusicAndSound =
  "MPLanguageOptionCharacteristicDescribesMusicAndSound"
/// Words that are easy to read.
public let MPLanguageOptionCharacteristicEasyToRead =
  "MPLanguageOptionCharacteristicEasyToRead"
/// A spoken description of the pictures.
public let MPLanguageOptionCharacteristicDescribesVideo =
  "MPLanguageOptionCharacteristicDescribesVideo"
/// A translation of what is said.
public let MPLanguageOptionCharacteristicLanguageTranslation =
  "MPLanguageOptionCharacteristicLanguageTranslation"
/// A translation that is spoken by other voices.
public let MPLanguageOptionCharacteristicDubbedTranslation =
  "MPLanguageOptionCharacteristicDubbedTranslation"
/// A translation that one voice speaks over the others.
public let MPLanguageOptionCharacteristicVoiceOverTranslation =
  "MPLanguageOptionCharacteristicVoiceOverTranslation"
