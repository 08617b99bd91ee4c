/// The pace of a speech (SpeechRecognition.TX3).
struct SpeechPace {
  private let segments: [SFTranscriptionSegment]

  /// The pace of some words.
  init(_ segments: [SFTranscriptionSegment]) { self.segments = segments }

  /// The start of the first word, in seconds.
  var start: TimeInterval { segments.first?.timestamp ?? 0 }

  /// The time from the start of the first word to the end of the last one.
  var duration: TimeInterval { (segments.last.map { $0.timestamp + $0.duration } ?? 0) - start }

  /// The words per minute; 0 without words.
  var wordsPerMinute: Double { duration > 0 ? Double(segments.count) * 60 / duration : 0 }

  /// The mean pause between two words, in seconds; 0 with fewer than two.
  var meanPause: TimeInterval {
    guard segments.count > 1 else { return 0 }
    let pauses = zip(segments, segments.dropFirst()).map { word, next in
      max(0, next.timestamp - word.timestamp - word.duration)
    }
    return pauses.reduce(0, +) / Double(pauses.count)
  }
}
