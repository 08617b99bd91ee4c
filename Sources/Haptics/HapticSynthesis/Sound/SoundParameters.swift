/// The audio parameters in a span.
struct SoundParameters {
  /// The linearly changing parameters, at the ends of the span.
  struct Controls {
    var volume: Float
    var pan: Float
    var pitch: Float
  }

  /// The parameters that tones follow in steps of a grid, so that the result does not depend on
  /// spans.
  struct Color {
    var pitch: Float
    var brightness: Float
    /// The part of the rest of the step that the span covers, 0…1; `nil` if nothing changes.
    var share: Float?
  }

  var start: Controls
  var end: Controls
  var color: Color

  /// The number of frames in a step: 1.3 ms at 48,000 per second.
  static let step = 64
}
