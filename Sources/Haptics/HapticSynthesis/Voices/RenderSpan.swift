/// A span of frames that are rendered together.
struct RenderSpan {
  /// The number of frames from the pattern's start.
  let start: Int
  let frameCount: Int
  /// Whether phasors are reset to the exact phase here.
  let isAnchor: Bool

  /// The number of vectors of eight that hold the frames; the last may have unused lanes.
  @inline(__always)
  var vectorCount: Int { (frameCount + 7) / 8 }
  @inline(__always)
  var end: Int { start + frameCount }

  /// Returns the numbers of the first eight frames, counted from a frame.
  @inline(__always)
  func lanes(from frame: Int) -> SIMD8<Float> {
    SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(start - frame)
  }

  /// The maximum number of frames in a span.
  static let longest = 512
  /// Returns the maximum number of frames in a span with changing frequency or timbre: 5 ms.
  ///
  /// Within it values that depend on the frequency, such as the drive, are interpolated linearly.
  static func longestMoving(_ sampleRate: Double) -> Int {
    min(max(Int(sampleRate * 0.005) / 8 * 8, 8), longest)
  }
  /// The number of frames between two anchors; a multiple of `longest`.
  static let anchorInterval = 4096
}
