/// The properties of a voice.
///
/// Results have none (SpeechRecognition.TX4).
///
/// - Thread: any; all its properties are constants.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The variation of the pitch.
  public let jitter: SFAcousticFeature
  /// The variation of the loudness.
  public let shimmer: SFAcousticFeature
  /// The pitch.
  public let pitch: SFAcousticFeature
  /// The probability of a voice.
  public let voicing: SFAcousticFeature

  init(
    jitter: SFAcousticFeature, shimmer: SFAcousticFeature, pitch: SFAcousticFeature,
    voicing: SFAcousticFeature
  ) {
    (self.jitter, self.shimmer, self.pitch, self.voicing) = (jitter, shimmer, pitch, voicing)
    super.init()
  }
}
