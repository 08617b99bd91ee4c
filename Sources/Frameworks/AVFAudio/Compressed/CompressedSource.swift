import Foundation

/// A compressed sound file as GStreamer opens it.
struct CompressedSource {
  /// The URI that GStreamer opens.
  let uri: String
  /// The audible part, if an MPEG-4 or QuickTime file specifies it; `nil` if GStreamer trims the
  /// sound.
  let part: MPEG4Movie.HeardPart?
  /// Whether it is an MPEG-4 or QuickTime file without an audio packet.
  let isEmpty: Bool

  /// Prepares a file.
  ///
  /// An MPEG-4 file whose edit list skips the encoder's delay is copied without the list, so that
  /// the skipped packets are decoded as well: the first frames need them (AudioFiles.CO2).
  init(_ path: String) {
    var (found, place, hidden): (MPEG4Movie.HeardPart?, String, HiddenFile?) = (nil, path, nil)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    var movie = file >= 0 ? MPEG4Movie(file) : nil
    // Without a movie box, GStreamer's discoverer may never finish (measured: 1.22).
    isEmpty = file >= 0 && CompressedFile.hasBoxes(file) && movie?.isEmpty ?? true
    if let part = movie?.heardPart {
      if part.start == 0 {
        found = part
      } else if let copy = Self.copy(file) {
        movie?.ignoreEditLists()
        if movie?.write(to: copy.descriptor) ?? false {
          (found, place, hidden) = (part, copy.path, copy)
        }
      }
    }
    (part, self.hidden) = (found, hidden)
    uri = URL(fileURLWithPath: place).absoluteString
  }

  // MARK: Internals

  /// The maximum size of a file that is copied, in bytes; GStreamer trims the sound of larger ones.
  ///
  /// - Source: ours: more than four hours of AAC at 256 kbit/s. Confidence: guess.
  private static let largestCopy = 512 << 20

  /// The copy without edit lists, which exists as long as the source.
  private let hidden: HiddenFile?

  private static func copy(_ file: Int32) -> HiddenFile? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size <= largestCopy,
      let copy = HiddenFile(in: FileManager.default.temporaryDirectory.path, mode: 0o600)
    else { return nil }
    var place: off_t = 0
    while place < status.st_size {
      guard sendfile(copy.descriptor, file, &place, Int(status.st_size - place)) > 0 else {
        return nil
      }
    }
    return copy
  }
}
