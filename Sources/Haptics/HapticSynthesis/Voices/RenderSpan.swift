/// Some frames that are rendered together.
struct RenderSpan {
  /// Frames from the pattern's start.
  let start: Int
  let frameCount: Int
  /// Whether phasors are set anew from the exact phase here.
  let isAnchor: Bool

  /// Vectors of eight that hold the frames; the last may have lanes to spare.
  @inline(__always)
  var vectorCount: Int { (frameCount + 7) / 8 }
  @inline(__always)
  var end: Int { start + frameCount }

  /// The numbers of the first eight frames, counted from a frame.
  @inline(__always)
  func lanes(from frame: Int) -> SIMD8<Float> {
    SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(start - frame)
  }

  /// The most frames that one span has.
  static let longest = 512
  /// The most frames of a span in which a frequency or a sound's colour moves: 5 ms.
  ///
  /// Within it what follows a frequency, such as the drive it needs, goes in a straight line.
  static func longestMoving(_ sampleRate: Double) -> Int {
    min(max(Int(sampleRate * 0.005) / 8 * 8, 8), longest)
  }
  /// Frames between two anchors; a multiple of `longest`.
  static let anchorInterval = 4096
}
