/// A reader that follows one track from frame to frame.
///
/// - Thread: render.
struct TrackReader {
  private let knots: UnsafeMutableBufferPointer<ControlTrack.Knot>
  private var index = 0

  /// Copies the track to allocated memory, which `deallocate` frees.
  init(_ track: ControlTrack) {
    knots = .allocate(capacity: track.knots.count)
    _ = knots.initialize(from: track.knots)
  }

  func deallocate() { knots.deallocate() }

  /// Moves to the line at a frame; frames never decrease.
  @inline(__always)
  mutating func advance(to frame: Int) {
    while index + 1 < knots.count, knots[index + 1].frame <= frame { index += 1 }
  }

  /// Moves to the line at any frame.
  mutating func seek(to frame: Int) {
    var high = knots.count
    index = 0
    while high - index > 1 {
      let middle = (index + high) / 2
      if knots[middle].frame <= frame { index = middle } else { high = middle }
    }
  }

  /// Returns the value at a frame on the current line.
  @inline(__always)
  func value(at frame: Int) -> Float {
    let knot = knots[index]
    return knot.value + knot.slope * Float(frame - knot.frame)
  }

  /// Returns the value at a frame, or at the start of its line if that is later.
  func value(since frame: Int) -> Float { value(at: max(frame, knots[index].frame)) }

  /// Returns whether the value changes, or stopped changing after a frame.
  func isMoving(since frame: Int) -> Bool {
    slope != 0 || (index > 0 && knots[index].frame >= frame)
  }

  /// The change of the value per frame.
  @inline(__always)
  var slope: Float { knots[index].slope }

  /// The frame at which the next line begins.
  @inline(__always)
  var end: Int { index + 1 < knots.count ? knots[index + 1].frame : Int.max }
}
