import Synchronization

/// The parameters of an equalizer band, set by the app and read by the render thread.
///
/// - Thread: any.
final class EqualizerBand: Sendable {
  /// Creates a band that is bypassed.
  init(frequency: Float) { frequencyBits = Atomic(frequency.bitPattern) }

  /// The raw value of the filter type.
  var kind: Int {
    get { kindNumber.load(ordering: .relaxed) }
    set { kindNumber.store(newValue, ordering: .relaxed) }
  }

  var frequency: Float {
    get { Float(bitPattern: frequencyBits.load(ordering: .relaxed)) }
    set { frequencyBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  var bandwidth: Float {
    get { Float(bitPattern: bandwidthBits.load(ordering: .relaxed)) }
    set { bandwidthBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  var gain: Float {
    get { Float(bitPattern: gainBits.load(ordering: .relaxed)) }
    set { gainBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  var isBypassed: Bool {
    get { bypass.load(ordering: .relaxed) }
    set { bypass.store(newValue, ordering: .relaxed) }
  }

  private let kindNumber = Atomic(0)
  private let frequencyBits: Atomic<UInt32>
  private let bandwidthBits = Atomic(Float(0.5).bitPattern)
  private let gainBits = Atomic(Float(0).bitPattern)
  private let bypass = Atomic(true)
}
