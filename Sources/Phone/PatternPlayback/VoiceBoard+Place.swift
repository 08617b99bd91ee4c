import HapticSynthesis
import Synchronization

extension VoiceBoard {
  /// One place.
  final class Place {
    let stage = Atomic<Stage>(.free)
    let isStopping = Atomic<Bool>(false)
    let isFelt = Atomic<Bool>(true)
    /// How loud it is heard, 0…1: the bits of a `Float`.
    let loudness = Atomic<UInt32>(Float(1).bitPattern)
    let successors = SuccessorSlot()
    /// The sender's number; only the sender reads it.
    var id: UInt64 = 0
    /// The pattern, where it has come to.
    var renderer: PatternRenderer?
    /// The mixer's frame at which it begins.
    var start = 0

    // The rest is the renderer's own.

    /// What follows next.
    var next: Successor?
    var hasBegun = false
    /// Frames of its fading out that have passed.
    var faded = 0
    /// How far it is let through, 0…1.
    var feltLevel: Float = 1
    var heardLevel: Float = 1

    /// Makes a free place ready for a voice.
    func prepare() {
      hasBegun = false
      faded = 0
      isStopping.store(false, ordering: .relaxed)
      isFelt.store(true, ordering: .relaxed)
      loudness.store(Float(1).bitPattern, ordering: .relaxed)
      successors.open()
    }

    /// Lets go of all that the place holds.
    func clear() {
      renderer = nil
      next = nil
      _ = successors.close()
    }
  }
}
