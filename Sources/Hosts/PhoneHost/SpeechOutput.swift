import Synchronization
import TactusHapticSynthesis
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusSpeechSynthesis
import TactusThreads
import TactusVoiceOver

/// The voice of VoiceOver: synthesizes utterances, and keeps their sounds for the outputs.
///
/// - Thread: any.
final class SpeechOutput: Sendable {
  /// Creates a voice.
  ///
  /// - Parameters:
  ///   - sounds: Gets the sounds.
  ///   - onReady: Called on a worker when an utterance is ready that was synthesized there.
  ///   - onError: Called once if nothing can be spoken.
  init(
    _ sounds: WaveformCache, onReady: @escaping @Sendable () -> Void,
    onError: @escaping @Sendable (PhoneHostError) -> Void
  ) {
    (self.sounds, self.onReady, self.onError) = (sounds, onReady, onError)
  }

  /// Synthesizes an utterance; `takeInputs` has the result.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - inBackground: Whether this returns at once, and a worker synthesizes.
  func prepare(_ utterance: Utterance, inBackground: Bool) {
    guard inBackground else { return finish(utterance) }
    worker.post { [self] in
      finish(utterance)
      onReady()
    }
  }

  /// Removes and returns the phone's inputs of the utterances that are ready.
  func takeInputs() -> [PhoneInput] {
    ready.withLock { ready in
      defer { ready = [] }
      return ready
    }
  }

  // MARK: Internals

  /// The time that speech takes if there is no voice, in seconds a character: 180 words of five
  /// letters and a space a minute.
  ///
  /// - Source: an easy pace of reading aloud. Confidence: guess.
  private static let secondsPerCharacter = 60.0 / (180 * 6)

  private let sounds: WaveformCache
  private let onReady: @Sendable () -> Void
  private let onError: @Sendable (PhoneHostError) -> Void
  private let worker = SerialWorker()
  private let ready = Mutex<[PhoneInput]>([])
  private let hasFailed = Atomic(false)

  private func finish(_ utterance: Utterance) {
    let input = synthesize(utterance)
    ready.withLock { $0.append(input) }
  }

  /// Speaks a text with the voice of its language (VoiceOver.SO1).
  private func synthesize(_ utterance: Utterance) -> PhoneInput {
    do throws(SpeechError) {
      let voices = try SpeechSynthesis.voices()
      let voice = Self.voice(of: utterance.language, in: voices)
      // VoiceOver.SA1. Each part with the voice of its language.
      let parts = utterance.parts.isEmpty ? [SpokenPart(utterance.text)] : utterance.parts
      var (samples, rate) = ([Float](), 1)
      for part in parts where samples.count < Int(SpeechSynthesis.longestSound) * rate {
        let own = part.language.flatMap { Self.voice(of: $0, in: voices) } ?? voice
        var request = SpeechRequest(
          part.isSpelledOut ? SpeechMarkup.spelling(of: part.text) : part.text,
          isMarkup: part.isSpelledOut, voice: own?.identifier ?? "en",
          wordsPerMinute: VoiceOverConstants.wordsPerMinute, pitch: part.pitch)
        request.speaksPunctuation = part.speaksPunctuation
        request.notation = part.notation
        let sound = try SpeechSynthesis.speak(request)
        rate = sound.sampleRate
        samples += sound.samples.map { Float($0) / 32_768 }
      }
      let path = sounds.keep(samples, sampleRate: Double(rate), as: "speech:\(utterance.id)")
      return .speechReady(
        utterance.id, path: path, seconds: Double(samples.count) / Double(rate))
    } catch {
      if !hasFailed.exchange(true, ordering: .relaxed) {
        onError(.speech(reason: error.description))
      }
      let seconds = Double(utterance.text.count) * Self.secondsPerCharacter
      return .speechReady(utterance.id, path: nil, seconds: seconds)
    }
  }

  /// Returns the voice of a language: of the region, else of the language alone.
  private static func voice(of language: String, in voices: [SpeechVoice]) -> SpeechVoice? {
    let wanted = language.lowercased()
    let code = wanted.split(separator: "-").first.map(String.init) ?? wanted
    let usual = code == "en" ? "en-us" : code
    return voices.first { $0.language == wanted } ?? voices.first { $0.language == usual }
      ?? voices.first { $0.language.split(separator: "-").first.map(String.init) == code }
      ?? voices.first { $0.language == "en-us" }
  }
}
