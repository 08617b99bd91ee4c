/// A stretch of frames whose level is `level + rate·n + bend·n²`, `n` counted from its start.
struct ScoreSegment: Equatable {
  var start: Int
  var end: Int
  var level: Float
  var rate: Float
  var bend: Float

  /// Makes all levels so many times as high.
  mutating func scale(by factor: Float) {
    level *= factor
    rate *= factor
    bend *= factor
  }

  /// The level at a frame counted from the segment's start.
  @inline(__always)
  func level(at frame: Float) -> Float { level + (rate + bend * frame) * frame }

  /// The levels at eight frames counted from the segment's start.
  @inline(__always)
  func level(at frames: SIMD8<Float>) -> SIMD8<Float> { level + (rate + bend * frames) * frames }
}

extension UnsafeMutableBufferPointer<ScoreSegment> {
  /// Moves an event's envelope to a later time.
  func delay(_ span: ScoreSpan, by frames: Int) {
    guard frames > 0 else { return }
    for index in span.firstSegment..<span.endSegment {
      self[index].start += frames
      self[index].end += frames
    }
  }
}

/// When an event begins and where its envelope is.
struct ScoreSpan: Comparable {
  var start: Int
  var firstSegment: Int
  var endSegment: Int

  static func < (a: ScoreSpan, b: ScoreSpan) -> Bool {
    (a.start, a.firstSegment) < (b.start, b.firstSegment)
  }
}
