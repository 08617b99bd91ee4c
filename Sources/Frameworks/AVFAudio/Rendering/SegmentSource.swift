/// The frames of a segment that a player node plays.
///
/// - Thread: render, unless a member says otherwise.
class SegmentSource: @unchecked Sendable {
  /// Copies the next frames to a place in buffers, and returns their number; 0 at the end.
  func read(into buffers: RenderBuffers, at first: Int, _ count: Int) -> Int { 0 }

  /// Points channels to the next frames, and continues after them; false, and no effect, if they
  /// are not in one piece.
  ///
  /// The frames are valid until the next call.
  func show(_ count: Int, in view: RenderBuffers) -> Bool { false }

  /// Whether no frames follow when there are none to read.
  var isOver: Bool { true }

  /// Begins anew; does nothing for a source that cannot be repeated.
  func rewind() {}

  /// Whether the source has no frames, so that it cannot be repeated.
  var isEmpty: Bool { true }

  /// Whether `prepare` has to be called before frames are rendered.
  var readsAhead: Bool { false }

  /// Reads ahead; does nothing for a source in memory.
  ///
  /// - Thread: any, while nothing renders.
  func prepare() {}
}
