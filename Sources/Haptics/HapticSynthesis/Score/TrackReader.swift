/// Follows one control track from frame to frame.
///
/// - Thread: render.
struct TrackReader {
  private let knots: UnsafeMutableBufferPointer<ControlTrack.Knot>
  private var index = 0

  /// Copies the track to memory of its own, which `deallocate` gives back.
  init(_ track: ControlTrack) {
    knots = .allocate(capacity: track.knots.count)
    _ = knots.initialize(from: track.knots)
  }

  func deallocate() { knots.deallocate() }

  /// Moves to the line in force at a frame; frames never go back.
  @inline(__always)
  mutating func advance(to frame: Int) {
    while index + 1 < knots.count, knots[index + 1].frame <= frame { index += 1 }
  }

  /// Moves to the line in force at any frame.
  mutating func seek(to frame: Int) {
    var high = knots.count
    index = 0
    while high - index > 1 {
      let middle = (index + high) / 2
      if knots[middle].frame <= frame { index = middle } else { high = middle }
    }
  }

  /// The value at a frame on the line that `advance` has moved to.
  @inline(__always)
  func value(at frame: Int) -> Float {
    let knot = knots[index]
    return knot.value + knot.slope * Float(frame - knot.frame)
  }

  /// The value at a frame, or where its line has begun after that.
  func value(since frame: Int) -> Float { value(at: max(frame, knots[index].frame)) }

  /// Whether the value moves, or has begun to rest since a frame.
  func isMoving(since frame: Int) -> Bool {
    slope != 0 || (index > 0 && knots[index].frame >= frame)
  }

  /// Change of the value a frame.
  @inline(__always)
  var slope: Float { knots[index].slope }

  /// The frame at which the next line begins.
  @inline(__always)
  var end: Int { index + 1 < knots.count ? knots[index + 1].frame : Int.max }
}
