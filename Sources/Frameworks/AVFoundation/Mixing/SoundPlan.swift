import TactusMediaReading

/// The audio tracks to be mixed, each with its volume over time (Players.MX1…).
struct SoundPlan: Sendable {
  /// A track.
  struct Part: Sendable {
    var trackID: CMPersistentTrackID
    var source: MediaSource
    /// The index of the track in its source.
    var track: Int
    /// The volume of the track in its asset.
    var volume: Float = 1
  }

  var parts: [Part] = []
  /// The volumes of a mix by track.
  var volumes: [CMPersistentTrackID: VolumeCurve] = [:]
  /// The taps of a mix by track.
  var taps: [CMPersistentTrackID: MTAudioProcessingTap] = [:]

  /// Opens the audio in a format.
  func open(_ format: SoundFormat, limit: Duration) throws(MediaFailure) -> any SoundDecoder {
    var opened: [MixedSound.Part] = []
    for part in parts {
      var curve = volumes[part.trackID] ?? VolumeCurve()
      curve.factor = part.volume
      var decoder = try part.source.sound(track: part.track, format: format, limit: limit)
      // Players.MX3.
      if let tap = taps[part.trackID] {
        if tap.comesAfterVolume {
          decoder = MixedSound([.init(decoder: decoder, volume: curve)], format)
          curve = VolumeCurve()
        }
        decoder = TapProcessedSound(decoder, tap, format)
      }
      opened.append(.init(decoder: decoder, volume: curve))
    }
    if opened.count == 1, opened[0].volume.isNeutral { return opened[0].decoder }
    return MixedSound(opened, format)
  }
}
