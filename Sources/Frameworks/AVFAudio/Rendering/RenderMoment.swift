/// The time of a render slice.
struct RenderMoment {
  /// The maximum number of frames per slice.
  static let longestSlice = 512

  /// The number of the slice.
  var cycle: Int
  /// The time of the first frame, in frames of the engine's output.
  var position: Int64
  /// The phone's time of the first frame in nanoseconds; in manual rendering, the engine's time.
  var hostTime: Double
}
