import HapticSynthesis

/// A renderer on its way to a voice, or the one that it has replaced on its way back.
///
/// - Thread: whoever has it, one at a time.
final class Successor {
  /// The renderer that is to follow; once it does, the one that it followed.
  var renderer: PatternRenderer
  /// The frame of the voice's own count at which it is to follow.
  var frame: Int
  /// The next of a list that waits to be let go of.
  var link: Unmanaged<Successor>?

  init(_ renderer: PatternRenderer, at frame: Int) {
    self.renderer = renderer
    self.frame = frame
  }
}
