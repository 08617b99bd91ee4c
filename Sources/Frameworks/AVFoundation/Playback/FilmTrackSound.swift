import TactusMediaDecoding

/// The sound of a film, opened when it is first read.
///
/// `@unchecked Sendable` because one worker reads it.
final class FilmTrackSound: FilmSoundSource, @unchecked Sendable {
  init(_ uri: String) { self.uri = uri }

  func read(from frame: Int64, count: Int) throws -> [Float] {
    let reader = try self.reader ?? SoundReader(uri, limit: .seconds(15))
    self.reader = reader
    return try reader.read(from: frame, count: count)
  }

  // MARK: Internals

  private let uri: String
  private var reader: SoundReader?
}
