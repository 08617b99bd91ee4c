/// The properties of a speech.
///
/// - Thread: any; all its properties are constants.
open class SFSpeechRecognitionMetadata: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// The words per minute (SpeechRecognition.TX3).
  open var speakingRate: Double { pace.wordsPerMinute }
  /// The mean pause between words, in seconds.
  open var averagePauseDuration: TimeInterval { pace.meanPause }
  /// The start of the first word, in seconds.
  open var speechStartTimestamp: TimeInterval { pace.start }
  /// The time from the start of the first word to the end of the last one.
  open var speechDuration: TimeInterval { pace.duration }
  /// The properties of the voice; `nil` (SpeechRecognition.TX4).
  open var voiceAnalytics: SFVoiceAnalytics? { nil }

  /// Returns this object, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private let pace: SpeechPace

  init(_ transcription: SFTranscription) {
    pace = SpeechPace(transcription.segments)
    super.init()
  }
}
