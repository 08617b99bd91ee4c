/// The decoded sound of a movie.
package protocol FilmSoundSource: AnyObject, Sendable {
  /// Returns interleaved stereo frames at 48 kHz; fewer at the end, and none after it.
  ///
  /// - Thread: a worker's; may wait for the disk or for a server.
  func read(from frame: Int64, count: Int) throws -> [Float]
}
