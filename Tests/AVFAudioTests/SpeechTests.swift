import AVFoundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// Steps Speech.SP1–SP6, Speech.UT2–UT5, Speech.VO1–VO2.
@Suite(.serialized, .exclusiveScreen) @MainActor struct SpeechTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private let phone = SimulatedPhone()
  private let listener = SpeechListener()
  private let synthesizer: AVSpeechSynthesizer

  init() {
    phone.launch(PlainApp.self)
    synthesizer = phone.run { AVSpeechSynthesizer() }
    synthesizer.delegate = listener
  }

  private func utterance(_ text: String) -> AVSpeechUtterance {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
    return utterance
  }

  @Test("Speech.SP1. Utterances are spoken in order, each with its calls of the delegate.")
  func order() {
    let first = utterance("Tare, button.")
    first.postUtteranceDelay = 1
    let second = utterance("Done")
    second.preUtteranceDelay = 2
    phone.run {
      synthesizer.speak(first)
      synthesizer.speak(second)
      #expect(synthesizer.isSpeaking && !synthesizer.isPaused)
    }
    phone.wait(8)
    #expect(
      listener.calls == [
        "start Tare, button.", "word Tare", "word button", "finish Tare, button.", "start Done",
        "word Done", "finish Done",
      ])
    #expect(!synthesizer.isSpeaking)
    let times = listener.times
    // The end waits for the silence after the text, the begin for that before it.
    #expect(times[3] - times[2] > 1 && times[4] - times[3] > 1.99 && times[4] - times[3] < 2.1)
  }

  @Test("Speech.SP2. The words are called with their ranges when they sound.")
  func words() {
    let text = "🙂 Größe: zehn Kilogramm.\nZweiter Satz"
    let spoken = AVSpeechUtterance(string: text)
    spoken.voice = AVSpeechSynthesisVoice(language: "de-DE")
    phone.run { synthesizer.speak(spoken) }
    phone.wait(10)
    let words = listener.calls.filter { $0.hasPrefix("word") }
    #expect(words.contains("word Größe") && words.last == "word Satz")
    #expect(listener.times == listener.times.sorted())
    #expect(listener.marks.contains { $0.mark == .sentence })
  }

  @Test("Speech.SP3. Speech pauses at once or after the word, and continues there.")
  func pausing() {
    phone.run { synthesizer.speak(utterance("one two three four five six seven")) }
    phone.wait(0.6)
    #expect(phone.run { synthesizer.pauseSpeaking(at: .immediate) } && synthesizer.isPaused)
    #expect(synthesizer.isSpeaking && !phone.run { synthesizer.pauseSpeaking(at: .word) })
    let before = listener.calls.count { $0.hasPrefix("word") }
    phone.wait(5)
    #expect(listener.calls.count { $0.hasPrefix("word") } == before)
    #expect(phone.run { synthesizer.continueSpeaking() } && !synthesizer.isPaused)
    phone.wait(0.3)
    #expect(phone.run { synthesizer.pauseSpeaking(at: .word) } && !synthesizer.isPaused)
    phone.wait(1)
    #expect(synthesizer.isPaused)
    phone.run { _ = synthesizer.continueSpeaking() }
    phone.wait(5)
    #expect(listener.calls.count { $0.hasPrefix("word") } == 7)
    #expect(
      listener.calls.filter { !$0.hasPrefix("word") }.map { $0.prefix { $0 != " " } } == [
        "start", "pause", "continue", "pause", "continue", "finish",
      ])
  }

  @Test("Speech.SP3. Speech that is paused after its last word ends when it continues.")
  func pausingAtTheEnd() {
    phone.run { synthesizer.speak(utterance("one")) }
    phone.wait(0.1)
    #expect(phone.run { synthesizer.pauseSpeaking(at: .word) })
    phone.wait(3)
    #expect(synthesizer.isPaused && listener.calls == ["start one", "word one", "pause one"])
    phone.run { _ = synthesizer.continueSpeaking() }
    phone.wait(3)
    #expect(listener.calls.dropFirst(3) == ["continue one", "finish one"])
  }

  @Test("Speech.VO3. An utterance without a voice is spoken in the phone's language, or English.")
  func defaultVoice() {
    for (language, text) in [("pl", "dzień dobry"), ("tlh", "hello")] {
      phone.set(\.language, language)
      phone.run { synthesizer.speak(AVSpeechUtterance(string: text)) }
      phone.wait(4)
      #expect(listener.calls.last == "finish \(text)")
    }
  }

  @Test("Speech.SP4. Stopping cancels the utterance, and removes those that wait.")
  func stopping() {
    for boundary in [AVSpeechBoundary.immediate, .word] {
      phone.run {
        synthesizer.speak(utterance("one two three"))
        synthesizer.speak(utterance("never"))
      }
      phone.wait(0.3)
      #expect(phone.run { synthesizer.stopSpeaking(at: boundary) })
      phone.wait(5)
      #expect(!synthesizer.isSpeaking && !phone.run { synthesizer.stopSpeaking(at: boundary) })
      #expect(listener.calls.last == "cancel one two three")
      #expect(!listener.calls.contains { $0.contains("never") })
      listener.removeAll()
    }
    phone.run { synthesizer.speak(utterance("again")) }
    phone.wait(3)
    #expect(listener.calls.last == "finish again")
  }

  @Test("Speech.SP5. A long text is spoken in pieces without missing words.")
  func longText() {
    let text = (1...120).map { "Sentence number \($0) is here." }.joined(separator: " ")
    phone.run { synthesizer.speak(utterance(text)) }
    phone.wait(400)
    #expect(listener.calls.last == "finish \(text)")
    #expect(listener.calls.count { $0 == "word Sentence" } == 120)
    let places = listener.ranges.map(\.location)
    #expect(places == places.sorted())
  }

  @Test("Speech.SP6. A call pauses speech; it continues when the app asks for it.")
  func interruption() {
    phone.run { synthesizer.speak(utterance("one two three four five six seven")) }
    phone.wait(0.6)
    phone.set(\.isInCall, true)
    phone.wait(1)
    #expect(synthesizer.isPaused)
    phone.set(\.isInCall, false)
    phone.wait(1)
    #expect(synthesizer.isPaused)
    #expect(phone.run { synthesizer.continueSpeaking() })
    phone.wait(5)
    #expect(listener.calls.last == "finish one two three four five six seven")
  }

  @Test(
    "Speech.WR1. An utterance is written to buffers, with markers, and an empty one at the end.")
  func writing() throws {
    nonisolated(unsafe) var lengths: [AVAudioFrameCount] = []
    nonisolated(unsafe) var words = 0
    nonisolated(unsafe) var peak = 0
    let text = String(repeating: "A sentence of some words. ", count: 40)
    phone.run {
      synthesizer.write(utterance(text)) { buffer in
        guard let buffer = buffer as? AVAudioPCMBuffer else { return }
        lengths.append(buffer.frameLength)
        for frame in 0..<Int(buffer.frameLength) {
          peak = max(peak, abs(Int(buffer.int16ChannelData?[0][frame] ?? 0)))
        }
      } toMarkerCallback: { markers in
        words += markers.count { $0.mark == .word }
      }
    }
    phone.wait(1)
    #expect(lengths.count > 2 && lengths.last == 0 && lengths.dropLast().allSatisfy { $0 > 0 })
    #expect(words == 200 && peak > 3_000)
    #expect(!synthesizer.isSpeaking && listener.calls.isEmpty)
  }

  @Test("Speech.SP7. Speech is silenced and counted as a player's sound is.")
  func session() {
    phone.run { synthesizer.speak(utterance("one two three")) }
    phone.wait(0.2)
    #expect(phone.run { AVAudioSession.sharedInstance().category } == .soloAmbient)
    #expect(phone.log.entries.isEmpty)
    phone.set(\.isInCall, true)
    phone.wait(0.1)
    listener.removeAll()
    // Nothing becomes active during a call, and so nothing is spoken.
    let other = phone.run { AVSpeechSynthesizer() }
    other.delegate = listener
    phone.run { other.speak(utterance("refused")) }
    phone.wait(1)
    #expect(listener.calls == ["cancel refused"])
  }

  @Test("Speech.UT2. The rate sets the duration, and the text is heard.")
  func rates() {
    var durations: [Double] = []
    for rate in [AVSpeechUtteranceMinimumSpeechRate, 0.5, AVSpeechUtteranceMaximumSpeechRate] {
      listener.removeAll()
      let text = utterance("one two three four five")
      text.rate = rate
      phone.run { synthesizer.speak(text) }
      phone.wait(10)
      durations.append((listener.times.last ?? 0) - (listener.times.first ?? 0))
    }
    #expect(durations == durations.sorted(by: >) && durations[0] > 1.5 * durations[1])
  }

  @Test("Speech.UT5. A document of SSML is spoken; one that is not well formed is refused.")
  func markup() throws {
    let document = "<speak>Press <mark name=\"here\"/>tare</speak>"
    let spoken = try #require(AVSpeechUtterance(ssmlRepresentation: document))
    #expect(spoken.speechString == "Press tare")
    #expect(AVSpeechUtterance(ssmlRepresentation: "<speak>") == nil)
    phone.run { synthesizer.speak(spoken) }
    phone.wait(4)
    #expect(listener.marks.contains { $0.bookmarkName == "here" })
    #expect(listener.calls.last == "finish Press tare")
  }

  @Test("Speech.VO2. Voices are found by codes with a region, as an iPhone names them.")
  func voices() throws {
    let voices = AVSpeechSynthesisVoice.speechVoices()
    for code in ["en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "pl-PL", "it-IT", "zh-CN", "ja-JP"] {
      let voice = try #require(AVSpeechSynthesisVoice(language: code), "\(code)")
      #expect(voice.language == code && voices.contains(voice))
      #expect(AVSpeechSynthesisVoice(identifier: voice.identifier) == voice)
    }
    #expect(AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "de-AT")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil)
    #expect(AVSpeechSynthesisVoice(identifier: AVSpeechSynthesisVoiceIdentifierAlex) == nil)
    #expect(AVSpeechSynthesisVoice(language: nil) != nil)
  }

  @Test("A task that asks for voices of the user hears that there are none")
  func personalVoices() async {
    #expect(await AVSpeechSynthesizer.requestPersonalVoiceAuthorization() == .unsupported)
  }
}
