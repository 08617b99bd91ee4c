/// The sound of a spoken text: one channel of 16-bit samples.
public struct SpokenText: Sendable, Equatable {
  /// Frames per second.
  public var sampleRate: Int
  /// The samples.
  public var samples: [Int16]
  /// The words, sentences and bookmarks, in the order of their frames.
  public var marks: [SpeechMark]

  /// The duration in seconds.
  public var seconds: Double { sampleRate > 0 ? Double(samples.count) / Double(sampleRate) : 0 }
}
