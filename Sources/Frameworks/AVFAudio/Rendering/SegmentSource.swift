/// The frames of a segment for a player node.
///
/// - Thread: render, unless a member says otherwise.
class SegmentSource: @unchecked Sendable {
  /// Copies the next frames to a position in buffers, and returns their number; 0 at the end.
  func read(into buffers: RenderBuffers, at first: Int, _ count: Int) -> Int { 0 }

  /// Points channels to the next frames, and advances past them; has no effect and returns false if
  /// they are not contiguous.
  ///
  /// The frames are valid until the next call.
  func show(_ count: Int, in view: RenderBuffers) -> Bool { false }

  /// Whether the source has ended when there are no frames to read.
  var isOver: Bool { true }

  /// Rewinds to the start; does nothing for a source that cannot loop.
  func rewind() {}

  /// Whether the source has no frames, so that it cannot loop.
  var isEmpty: Bool { true }

  /// Whether `prepare` has to be called before frames are rendered.
  var readsAhead: Bool { false }

  /// Reads ahead; does nothing for a source in memory.
  ///
  /// - Thread: any, while nothing renders.
  func prepare() {}
}
