/// A segment of frames with the level `level + rate·n + bend·n²`, `n` counted from its start.
struct ScoreSegment: Equatable {
  var start: Int
  var end: Int
  var level: Float
  var rate: Float
  var bend: Float

  /// Whether all levels are the same.
  @inline(__always)
  var isSteady: Bool { rate == 0 && bend == 0 }

  /// Multiplies all levels by a factor.
  mutating func scale(by factor: Float) {
    level *= factor
    rate *= factor
    bend *= factor
  }

  /// Returns the level at a frame counted from the segment's start.
  @inline(__always)
  func level(at frame: Float) -> Float { level + (rate + bend * frame) * frame }

  /// Returns the levels at eight frames counted from the segment's start.
  @inline(__always)
  func level(at frames: SIMD8<Float>) -> SIMD8<Float> { level + (rate + bend * frames) * frames }
}

extension UnsafeMutableBufferPointer<ScoreSegment> {
  /// Delays an event's envelope.
  func delay(_ span: ScoreSpan, by frames: Int) {
    guard frames > 0 else { return }
    for index in span.firstSegment..<span.endSegment {
      self[index].start += frames
      self[index].end += frames
    }
  }
}

/// The frames of an event and the range of its envelope.
struct ScoreSpan: Comparable {
  var start: Int
  var firstSegment: Int
  var endSegment: Int

  static func < (a: ScoreSpan, b: ScoreSpan) -> Bool {
    (a.start, a.firstSegment) < (b.start, b.firstSegment)
  }
}
