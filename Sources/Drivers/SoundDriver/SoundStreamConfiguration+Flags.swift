import CTactusPulse

extension SoundStreamConfiguration {
  /// The libpulse flags of the stream.
  ///
  /// A stream for a named output does not move to another one: a drive signal for a motor must not
  /// reach headphones.
  var streamFlags: pa_stream_flags_t {
    var bits =
      PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_INTERPOLATE_TIMING.rawValue
      | PA_STREAM_AUTO_TIMING_UPDATE.rawValue
    if sinkName != nil { bits |= PA_STREAM_DONT_MOVE.rawValue }
    if mapsChannelsByIndex { bits |= PA_STREAM_NO_REMAP_CHANNELS.rawValue }
    return pa_stream_flags_t(bits)
  }
}
