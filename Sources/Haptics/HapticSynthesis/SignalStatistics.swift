/// The statistics of one signal, collected block by block.
public struct SignalStatistics: Sendable, Equatable {
  /// Frames per second.
  public let sampleRate: Double
  /// The number of processed frames.
  public private(set) var frameCount = 0
  /// The largest absolute value, in the signal's unit; at most 1 where the signal is clipped.
  public private(set) var peak: Float = 0
  /// The number of frames with an absolute value above 1, before any clipping.
  public private(set) var clippedCount = 0
  /// The onsets in seconds.
  ///
  /// An onset is where the signal exceeds `onsetLevel` after `restDuration` or more below it.
  public private(set) var onsets: [Double] = []

  /// The level above which a signal counts as begun, in the signal's unit.
  public let onsetLevel: Float
  /// The minimum silence in seconds between an end and a new onset.
  ///
  /// - Source: ours; two taps closer than this are felt as one. Confidence: guess.
  public static let restDuration = 0.010

  /// Whether the signal is clipped at 1 where it is written; then the statistics are those of the
  /// clipped signal, except for `clippedCount`.
  public let isClipped: Bool

  private var squares = 0.0
  private var lastLoudFrame: Int?

  /// Creates empty statistics.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames per second.
  ///   - onsetLevel: The level above which the signal counts as begun.
  ///   - isClipped: Whether the signal is clipped at 1 where it is written.
  public init(sampleRate: Double, onsetLevel: Float = 0.01, isClipped: Bool = false) {
    self.sampleRate = sampleRate
    self.isClipped = isClipped
    self.onsetLevel = onsetLevel
  }

  /// The effective value of all processed frames, in the signal's unit.
  public var rms: Float {
    frameCount == 0 ? 0 : Float((squares / Double(frameCount)).squareRoot())
  }
  /// The duration of all processed frames in seconds.
  public var duration: Double { Double(frameCount) / sampleRate }

  /// Processes the next samples, as they are before any clipping.
  ///
  /// Not generic over sequences, because unspecialised generics cost a look-up per sample.
  public mutating func add(_ samples: [Float]) {
    let rest = Int(Self.restDuration * sampleRate)
    for sample in samples {
      var size = abs(sample)
      if size > 1 {
        clippedCount += 1
        if isClipped { size = 1 }
      }
      peak = max(peak, size)
      squares += Double(size) * Double(size)
      if size > onsetLevel {
        if lastLoudFrame.map({ frameCount - $0 > rest }) ?? true {
          onsets.append(Double(frameCount) / sampleRate)
        }
        lastLoudFrame = frameCount
      }
      frameCount += 1
    }
  }
}
