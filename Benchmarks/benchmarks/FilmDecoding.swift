import Foundation
import TactusMediaDecoding
import TestSupport

/// The pictures of a film of 1280 × 720, decoded for a layer and by GStreamer's own program.
struct FilmDecoding {
  /// Pictures of the film: four seconds.
  private static let count = 100
  private let film: Film

  /// Makes the film.
  ///
  /// - Throws: Errors of Foundation if GStreamer's programs are not installed.
  init() throws {
    film = try Film(
      pictures: Self.count, seconds: 0, width: 1280, height: 720,
      coding: "x264enc speed-preset=veryfast key-int-max=25", container: "mp4mux",
      name: "film.mp4")
  }

  /// The milliseconds for a picture, as a layer reads it.
  ///
  /// - Throws: `MediaFailure`.
  func ours() throws -> Double {
    let size = VideoSize(width: 1280, height: 720)
    let time = try ContinuousClock().measure {
      let reader = try VideoReader(film.url.absoluteString, size: size, limit: .seconds(20))
      for picture in 0..<Self.count { _ = try reader.picture(at: Int64(picture) * 40_000_000) }
    }
    return time / .milliseconds(1) / Double(Self.count)
  }

  /// The milliseconds for a picture of GStreamer's program, which converts it to the same pixels.
  func program() -> Double {
    let words = [
      "-q", "filesrc", "location=\(film.url.path)", "!", "decodebin", "!", "videoconvert", "!",
      "video/x-raw,format=BGRA", "!", "fakesink", "sync=false",
    ]
    return Workload.wall(of: "/usr/bin/gst-launch-1.0", words, runs: 3) * 1000 / Double(Self.count)
  }
}
