import Foundation
import TactusSoundFiles
import TactusSoundProcessing

/// Decodes a movie's sound piece by piece, at a speed, into files that the phone can read.
///
/// Sendable because one worker uses it.
final class FilmSoundWriter: @unchecked Sendable {
  /// The duration of a piece in seconds, at its speed.
  ///
  /// - Source: ours: few messages, and little to throw away after a seek. Confidence: guess.
  static let pieceSeconds = 2.0
  /// The seconds of sound before a piece in its file, for a device with another sample rate.
  static let lead = Double(padding) / 48_000

  /// Creates a writer of the sound from a position on.
  init(
    _ source: any FilmSoundSource, folder: URL, from position: Double, rate: Double,
    keepsPitch: Bool
  ) {
    (self.source, self.folder) = (source, folder)
    frame = Int64((position * 48_000).rounded())
    if rate != 1 {
      stretcher = TimeStretcher(sampleRate: 48_000, channelCount: 2)
      stretcher?.set(tempo: rate, pitch: keepsPitch ? 1 : rate)
    }
    isSilent = rate != 1 && stretcher == nil
  }

  /// Writes the next piece; nil after the end, or if decoding fails.
  func next() -> FilmSoundPiece.Sound? {
    guard !isOver, !isSilent else { return nil }
    let wanted = (Self.pieceFrames + Self.padding) * 2
    while ready.count < wanted, !isOver {
      do { try decode() } catch {
        isOver = true
      }
    }
    guard !ready.isEmpty else { return nil }
    let count = min(ready.count, Self.pieceFrames * 2)
    let file = before + ready.prefix(wanted)
    before = Array((before + ready.prefix(count)).suffix(Self.padding * 2))
    ready.removeFirst(count)
    let path = folder.appendingPathComponent("\(UUID().uuidString).wav").path
    do throws(SoundFileError) {
      let writer = try SoundFileWriter(
        path, sampleRate: 48_000, channelCount: 2, format: .float32)
      try writer.write(file)
      try writer.finish()
    } catch {
      return nil
    }
    return FilmSoundPiece.Sound(
      path: path, seconds: Double(count / 2) / 48_000, isLast: isOver && ready.isEmpty)
  }

  // MARK: Internals

  private static let pieceFrames = Int(pieceSeconds * 48_000)
  /// The number of frames before and after a piece in its file.
  ///
  /// - Source: that of the audio engine (AudioEngine.EO1).
  private static let padding = 480
  /// The number of frames decoded at a time.
  private static let slice = 9_600

  private let source: any FilmSoundSource
  private let folder: URL
  private let isSilent: Bool
  private var stretcher: TimeStretcher?
  /// The number of the next frame of the movie.
  private var frame: Int64
  /// The decoded frames that are not yet in a piece.
  private var ready: [Float] = []
  /// The frames that precede `ready`.
  private var before = [Float](repeating: 0, count: padding * 2)
  private var isOver = false

  private func decode() throws {
    let samples = try source.read(from: frame, count: Self.slice)
    frame += Int64(samples.count / 2)
    isOver = samples.count < Self.slice * 2
    guard let stretcher else {
      ready.append(contentsOf: samples)
      return
    }
    if !samples.isEmpty { stretcher.put(samples, frameCount: samples.count / 2) }
    if isOver { stretcher.flush() }
    var block = [Float](repeating: 0, count: Self.slice * 2)
    while true {
      let count = stretcher.receive(&block, atMost: Self.slice)
      guard count > 0 else { return }
      ready.append(contentsOf: block[..<(count * 2)])
    }
  }
}
