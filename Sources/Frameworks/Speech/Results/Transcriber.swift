internal import TactusSpeechRecognition

/// Forms the text of recognized words (SpeechRecognition.TX1, SpeechRecognition.TX2).
struct Transcriber {
  /// Whether the final text ends with a full stop.
  let addsPunctuation: Bool

  /// Returns the result for the current state of the recognition.
  func result(_ snapshot: RecognitionSession.Snapshot, isFinal: Bool) -> SFSpeechRecognitionResult {
    let all = [snapshot.words] + (isFinal ? snapshot.alternatives : [])
    let transcriptions = all.enumerated().map { place, words in
      var others = all
      others.remove(at: place)
      return transcription(of: words, others: others, isFinal: isFinal)
    }
    return SFSpeechRecognitionResult(transcriptions, isFinal: isFinal)
  }

  // MARK: Internals

  private func transcription(
    of words: [RecognizedWord], others: [[RecognizedWord]], isFinal: Bool
  ) -> SFTranscription {
    var text = ""
    var segments: [SFTranscriptionSegment] = []
    for (place, word) in words.enumerated() {
      if place > 0 { text += " " }
      let written = Self.written(word.text, isFirst: place == 0)
      var alternatives: [String] = []
      for other in others.joined() where other.overlaps(word) {
        let text = Self.written(other.text, isFirst: place == 0)
        if text != written, !alternatives.contains(text) { alternatives.append(text) }
      }
      segments.append(
        SFTranscriptionSegment(
          written, at: text.utf16.count, timestamp: word.start, duration: word.duration,
          confidence: Float(word.confidence), alternatives: alternatives))
      text += written
    }
    if isFinal, addsPunctuation, !text.isEmpty { text += "." }
    return SFTranscription(text, segments)
  }

  /// Returns a word as written at the start of a text or within it.
  private static func written(_ word: String, isFirst: Bool) -> String {
    let isSpeaker = word == "i" || word.hasPrefix("i'")
    return isFirst || isSpeaker ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}

extension RecognizedWord {
  /// Returns whether the words overlap in time by more than half of the shorter one.
  fileprivate func overlaps(_ other: RecognizedWord) -> Bool {
    let end = min(start + duration, other.start + other.duration)
    return end - max(start, other.start) > min(duration, other.duration) / 2
  }
}
