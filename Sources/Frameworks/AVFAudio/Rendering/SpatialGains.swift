/// The gains of a source on its ways to the listener.
struct SpatialGains: Equatable {
  /// The gain of the left channel.
  var left: Float = 0
  /// The gain of the right channel.
  var right: Float = 0
  /// The gain of the sound that is filtered for two ears.
  var binaural: Float = 0
  /// The gain of the sound that reverberates.
  var wet: Float = 0
}
