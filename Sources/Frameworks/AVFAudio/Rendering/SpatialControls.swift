import Synchronization

/// The position of a source at an input of an environment, set by the app and read by the render
/// thread.
final class SpatialControls: Sendable {
  /// The gains.
  var gains: SpatialGains {
    get {
      SpatialGains(
        left: Float(bitPattern: left.load(ordering: .relaxed)),
        right: Float(bitPattern: right.load(ordering: .relaxed)),
        binaural: Float(bitPattern: binaural.load(ordering: .relaxed)),
        wet: Float(bitPattern: wet.load(ordering: .relaxed)))
    }
    set {
      left.store(newValue.left.bitPattern, ordering: .relaxed)
      right.store(newValue.right.bitPattern, ordering: .relaxed)
      binaural.store(newValue.binaural.bitPattern, ordering: .relaxed)
      wet.store(newValue.wet.bitPattern, ordering: .relaxed)
    }
  }

  /// Whether the mean of the channels is spatialized, instead of passing each channel through.
  var isPoint: Bool {
    get { point.load(ordering: .relaxed) }
    set { point.store(newValue, ordering: .relaxed) }
  }

  /// The index of the source among the binaural sounds; negative for none.
  var sound: Int {
    get { number.load(ordering: .relaxed) }
    set { number.store(newValue, ordering: .relaxed) }
  }

  /// The playback rate.
  var rate: Float {
    get { Float(bitPattern: rateBits.load(ordering: .relaxed)) }
    set { rateBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  private let left = Atomic<UInt32>(0)
  private let right = Atomic<UInt32>(0)
  private let binaural = Atomic<UInt32>(0)
  private let wet = Atomic<UInt32>(0)
  private let point = Atomic(false)
  private let number = Atomic(-1)
  private let rateBits = Atomic(Float(1).bitPattern)
}
