import AVFAudio
import Testing

@Suite struct SpeechArchiveTests {
  @Test("Speech.UT1. An utterance is copied and archived with its settings.")
  func archives() throws {
    let text = AVSpeechUtterance(string: "Hello")
    text.voice = AVSpeechSynthesisVoice(language: "en-US")
    (text.rate, text.pitchMultiplier, text.volume, text.postUtteranceDelay) = (0.3, 1.5, 0.5, 2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: AVSpeechUtterance.self, from: data))
    let copy = try #require(text.copy() as? AVSpeechUtterance)
    for other in [read, copy] {
      #expect(other.speechString == "Hello" && other.voice == text.voice && other.rate == 0.3)
      #expect(other.pitchMultiplier == 1.5 && other.volume == 0.5 && other.postUtteranceDelay == 2)
    }
  }
}
