import TactusHapticSynthesis

/// A renderer that is passed to a voice, or the replaced one that is passed back.
///
/// - Thread: its current owner's, one at a time.
final class SuccessorRenderer {
  /// The next renderer of the voice; after the replacement, the previous one.
  var renderer: PatternRenderer
  /// The frame, in the voice's own count, at which the renderer is replaced.
  var frame: Int
  /// The next element in a list of successors to be released.
  var link: Unmanaged<SuccessorRenderer>?

  init(_ renderer: PatternRenderer, at frame: Int) {
    self.renderer = renderer
    self.frame = frame
  }
}
