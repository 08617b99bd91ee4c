/// A waveform that is kept in memory only by its players.
public struct WeakWaveform: Sendable {
  /// Creates a weak reference to the samples of a waveform.
  public init(_ waveform: Waveform) {
    sampleRate = waveform.sampleRate
    storage = waveform.storage
  }

  /// The waveform; `nil` once nothing plays it.
  public var waveform: Waveform? {
    storage.map { Waveform(sampleRate: sampleRate, storage: $0) }
  }

  // MARK: Internals

  private let sampleRate: Double
  private weak let storage: WaveformStorage?
}
