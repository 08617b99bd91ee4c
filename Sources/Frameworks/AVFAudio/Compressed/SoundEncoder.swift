import Foundation
import TactusMediaDecoding

/// A compressed sound file that GStreamer writes.
///
/// The file stays empty until it is complete (AudioFiles.CO8).
///
/// - Thread: one at a time. Every member blocks while it writes.
final class SoundEncoder {
  /// Creates an empty file; an existing one is replaced.
  ///
  /// - Throws: `SoundFailure`.
  init(_ path: String, _ target: EncoderTarget) throws(SoundFailure) {
    let file = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      let code = errno
      throw SoundFailure(
        code == ENOENT ? .noFile : .invalidArgument, String(cString: strerror(code)))
    }
    Glibc.close(file)
    // A symbolic link stays one: its target is replaced.
    guard let whole = realpath(path, nil) else {
      throw SoundFailure(.noFile, "There is no file.")
    }
    self.path = String(cString: whole)
    free(whole)
    let folder = URL(fileURLWithPath: self.path).deletingLastPathComponent().path
    guard let hidden = HiddenFile(in: folder, mode: 0o666) else {
      throw SoundFailure(.invalidArgument, String(cString: strerror(errno)))
    }
    (self.hidden, self.target) = (hidden, target)
    var media = MediaTarget(path: hidden.path, container: target.container)
    media.sound = target.sound
    do throws(MediaFailure) {
      writer = try MediaWriter(media)
    } catch {
      throw SoundFailure(error)
    }
  }

  /// Whether the file accepts frames.
  var isOpen: Bool { writer != nil }
  /// The number of frames written.
  private(set) var frameCount: Int64 = 0

  /// Appends interleaved frames.
  ///
  /// - Throws: `SoundFailure`.
  func write(_ frames: [Float]) throws(SoundFailure) {
    guard let writer else { throw SoundFailure(.notOpen, "The file is closed.") }
    var rest = frames[...]
    while !rest.isEmpty {
      let next = rest.prefix(Self.slice * target.sound.format.channelCount)
      rest = rest.dropFirst(next.count)
      do throws(MediaFailure) {
        try writer.write(Array(next))
      } catch {
        throw SoundFailure(.invalidArgument, error.reason)
      }
      frameCount += Int64(next.count / target.sound.format.channelCount)
    }
  }

  /// Completes the file; does nothing if it is complete.
  ///
  /// - Throws: `SoundFailure`; the file stays empty then.
  func finish() throws(SoundFailure) {
    guard let writer else { return }
    self.writer = nil
    do throws(MediaFailure) {
      try writer.finish()
    } catch {
      throw SoundFailure(.invalidArgument, error.reason)
    }
    if target.container == .mpeg4, var movie = MPEG4Movie(hidden.descriptor) {
      let isSet = movie.setHeardPart(
        from: delay, count: Int(frameCount), rate: target.sound.format.sampleRate)
      if isSet, !movie.write(to: hidden.descriptor) {
        throw SoundFailure(.invalidArgument, String(cString: strerror(errno)))
      }
    }
    guard hidden.take(name: path) else {
      throw SoundFailure(.invalidArgument, String(cString: strerror(errno)))
    }
  }

  // MARK: Internals

  /// The maximum number of frames passed to the encoder at a time.
  private static let slice = 16_384

  private let path: String
  private let hidden: HiddenFile
  private let target: EncoderTarget
  private var writer: MediaWriter?

  /// The number of priming frames of the encoder.
  ///
  /// - Source: libav's encoder of AAC, version 5.1: one packet. Confidence: measured.
  private var delay: Int {
    if case .aac = target.sound.coding { return 1024 }
    return 0
  }
}
