import Synchronization
import TactusHapticSynthesis

extension VoiceBoard {
  /// A slot for one voice.
  final class VoiceSlot {
    let stage = Atomic<Stage>(.free)
    let isStopping = Atomic<Bool>(false)
    let isFelt = Atomic<Bool>(true)
    /// The volume of the sound, 0…1, as the bits of a `Float`.
    let loudness = Atomic<UInt32>(Float(1).bitPattern)
    let successors = SuccessorSlot()
    /// The sender's number of the voice; only the sender reads it.
    var id: UInt64 = 0
    /// The renderer at its current position.
    var renderer: PatternRenderer?
    /// The streamed sound, in place of a renderer.
    var stream: StreamVoice?
    /// The prerendered pattern, in place of a renderer.
    var rendered: RenderedPattern?
    /// The mixer's frame at which the voice begins.
    var start = 0

    // The properties below are accessed by the renderer only.

    /// The next successor.
    var next: SuccessorRenderer?
    var hasBegun = false
    /// The number of frames that were played of `rendered`.
    var place = 0
    /// The number of frames since the fade-out began.
    var faded = 0
    /// The current level of the haptic signal, 0…1.
    var feltLevel: Float = 1
    var heardLevel: Float = 1

    /// Prepares a free slot for a voice.
    func prepare() {
      hasBegun = false
      place = 0
      faded = 0
      isStopping.store(false, ordering: .relaxed)
      isFelt.store(true, ordering: .relaxed)
      loudness.store(Float(1).bitPattern, ordering: .relaxed)
      successors.open()
    }

    /// Releases everything that the slot holds.
    func clear() {
      renderer = nil
      stream = nil
      rendered = nil
      next = nil
      _ = successors.close()
    }
  }
}
