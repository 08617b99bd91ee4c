import Synchronization

/// The volume and the pan of a source at a mixer, set by the app and read by the render thread.
final class MixingControls: Sendable {
  /// The volume, 0…1.
  var volume: Float {
    get { Float(bitPattern: volumeBits.load(ordering: .relaxed)) }
    set { volumeBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  /// The pan, from −1 on the left to 1 on the right.
  var pan: Float {
    get { Float(bitPattern: panBits.load(ordering: .relaxed)) }
    set { panBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  private let volumeBits = Atomic(Float(1).bitPattern)
  private let panBits = Atomic(Float(0).bitPattern)
}
