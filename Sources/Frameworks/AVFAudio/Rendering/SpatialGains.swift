/// The gains of a source on its paths to the listener.
struct SpatialGains: Equatable {
  /// The gain of the left channel.
  var left: Float = 0
  /// The gain of the right channel.
  var right: Float = 0
  /// The gain of the sound rendered binaurally.
  var binaural: Float = 0
  /// The gain of the sound sent to the reverberation.
  var wet: Float = 0
}
