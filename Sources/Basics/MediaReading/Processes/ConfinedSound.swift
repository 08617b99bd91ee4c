/// A decoder of a film's sound in a process of its own.
///
/// - Thread: one at a time, but not the main one.
final class ConfinedSound: SoundDecoder {
  private let decoder: ConfinedDecoder
  private let track: Int

  init(_ film: ConfinedFilm, track: Int) throws(MediaFailure) {
    decoder = try ConfinedDecoder(film)
    self.track = track
  }

  func read(from frame: Int64, count: Int) throws(MediaFailure) -> [Float] {
    var frames: [Float] = []
    while frames.count < 2 * count {
      let missing = min(count - frames.count / 2, MediaLimits.soundFrames)
      let request = MediaRequest.sound(
        track: track,
        frame: min(max(0, frame) + Int64(frames.count / 2), MediaLimits.longest), count: missing)
      guard case .sound(let more) = try decoder.ask(request), more.count <= 2 * missing else {
        throw decoder.fail()
      }
      frames += more
      if more.count < 2 * missing { break }
    }
    return frames
  }
}
