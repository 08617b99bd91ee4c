/// The audio controls in a span.
struct SoundMoment {
  /// What moves evenly, at the span's ends.
  struct Controls {
    var volume: Float
    var pan: Float
    var pitch: Float
  }

  /// What tones follow in steps of a grid, so that they sound the same however spans are cut.
  struct Colour {
    var pitch: Float
    var brightness: Float
    /// How much of what is left of the step the span is, 0…1; `nil` where nothing moves.
    var share: Float?
  }

  var start: Controls
  var end: Controls
  var colour: Colour

  /// Frames of a step: 1.3 ms at 48,000 a second.
  static let step = 64
}
