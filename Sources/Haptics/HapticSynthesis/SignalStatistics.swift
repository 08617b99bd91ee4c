/// What can be said of one signal in numbers, gathered block by block.
public struct SignalStatistics: Sendable, Equatable {
  /// Frames a second.
  public let sampleRate: Double
  /// Frames seen so far.
  public private(set) var frameCount = 0
  /// The largest absolute value, in the signal's unit.
  public private(set) var peak: Float = 0
  /// Frames with an absolute value above 1, which whole-number formats would clip.
  public private(set) var clippedCount = 0
  /// Seconds at which the signal began after silence.
  ///
  /// A signal begins where it first exceeds `onsetLevel` after `restDuration` or more below it.
  public private(set) var onsets: [Double] = []

  /// The level from which a signal counts as begun, in the signal's unit.
  public let onsetLevel: Float
  /// Seconds of silence between an end and a new onset.
  ///
  /// - Source: ours; two taps closer than this are felt as one. Confidence: guess.
  public static let restDuration = 0.010

  private var squares = 0.0
  private var lastLoudFrame: Int?

  /// Begins to gather.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames a second.
  ///   - onsetLevel: The level from which the signal counts as begun.
  public init(sampleRate: Double, onsetLevel: Float = 0.01) {
    self.sampleRate = sampleRate
    self.onsetLevel = onsetLevel
  }

  /// The effective value over everything seen, in the signal's unit.
  public var rms: Float {
    frameCount == 0 ? 0 : Float((squares / Double(frameCount)).squareRoot())
  }
  /// Seconds seen so far.
  public var duration: Double { Double(frameCount) / sampleRate }

  /// Takes the next samples into account.
  ///
  /// Not for any sequence: what is generic here would be looked up anew for every sample.
  public mutating func add(_ samples: [Float]) {
    let rest = Int(Self.restDuration * sampleRate)
    for sample in samples {
      let size = abs(sample)
      peak = max(peak, size)
      squares += Double(sample) * Double(sample)
      if size > 1 { clippedCount += 1 }
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
