/// The audio controls at both ends of a span.
struct SoundMoment {
  struct Controls {
    var volume: Float
    var pan: Float
    var brightness: Float
    var pitch: Float
  }

  var start: Controls
  var end: Controls
}
