/// A weak reference to an engine, for the main actor.
final class WeakEngine: @unchecked Sendable {
  // Constant; the engine is used where it renders.

  private(set) weak var engine: AVAudioEngine?

  init(_ engine: AVAudioEngine) { self.engine = engine }
}
