import AVFoundation

/// A delegate that records its calls.
final class SpeechListener: NSObject, AVSpeechSynthesizerDelegate {
  private(set) nonisolated(unsafe) var calls: [String] = []
  private(set) nonisolated(unsafe) var times: [Double] = []
  private(set) nonisolated(unsafe) var ranges: [NSRange] = []
  private(set) nonisolated(unsafe) var marks: [AVSpeechSynthesisMarker] = []

  func removeAll() { (calls, times, ranges, marks) = ([], [], [], []) }

  private nonisolated func record(_ call: String) {
    calls.append(call)
    times.append(ProcessInfo.processInfo.systemUptime)
  }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) { record("start \(utterance.speechString)") }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) { record("finish \(utterance.speechString)") }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) { record("pause \(utterance.speechString)") }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) { record("continue \(utterance.speechString)") }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) { record("cancel \(utterance.speechString)") }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    ranges.append(characterRange)
    record("word \((utterance.speechString as NSString).substring(with: characterRange))")
  }

  nonisolated func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
    utterance: AVSpeechUtterance
  ) { marks.append(marker) }
}
