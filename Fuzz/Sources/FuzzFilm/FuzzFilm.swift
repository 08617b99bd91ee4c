import Foundation

/// Reads arbitrary bytes as a film.
///
/// Decoding neither crashes nor hangs. Pictures have the wanted size, sound consists of numbers and
/// ends, and subtitles are shown for some time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFilm(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(getpid()).film")
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard (try? data.write(to: place)) != nil else { return 0 }
  defer { try? FileManager.default.removeItem(at: place) }
  let uri = place.absoluteString
  guard let found = try? MediaDiscovery.describe(uri, within: 2) else { return 0 }
  precondition(found.video != nil || found.sound != nil, "a film has pictures or sound")
  if found.video != nil {
    let size = VideoSize(width: 16, height: 16)
    if let reader = try? VideoReader(uri, size: size, limit: .seconds(1)) {
      for time in [0, 900_000_000, 20_000_000] as [Int64] {
        guard let picture = try? reader.picture(at: time) else { continue }
        precondition(picture.pixels.count >= 16 * 16 * 4, "a picture is whole")
      }
    }
  }
  if found.sound != nil, let reader = try? SoundReader(uri, limit: .seconds(1)) {
    for frame in [0, 4_000] as [Int64] {
      let samples = (try? reader.read(from: frame, count: 2_000)) ?? []
      precondition(
        samples.count <= 4_000 && samples.allSatisfy(\.isFinite), "sound consists of numbers")
    }
  }
  if !found.subtitles.isEmpty, let reader = try? SubtitleReader(uri, track: 0, limit: .seconds(1)) {
    for _ in 0..<8 {
      guard let subtitle = (try? reader.next()) ?? nil else { break }
      precondition(subtitle.end >= subtitle.start && !subtitle.text.isEmpty, "a text has a time")
    }
  }
  return 0
}
