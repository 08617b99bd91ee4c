import Foundation

/// A film that GStreamer's own program has made: pictures of one gray each, and sound.
///
/// Picture *n* has the gray `step * n`, and its sound has the sample `n / 32768` on the left and
/// its negative on the right, for frame *n* modulo 1000.
public struct Film: Sendable {
  /// The file, which exists until the process ends: a player may still read it when the last
  /// reference to the film is gone.
  public let url: URL

  /// The folder of all films of the process.
  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: Film.folder) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("films \(UUID())")
  }()

  /// Makes a film.
  ///
  /// - Parameters:
  ///   - pictures: The number of pictures, 25 a second; 0 for sound alone.
  ///   - seconds: The duration of the sound at 48 kHz; 0 for pictures alone.
  ///   - step: The difference of the gray of two pictures.
  ///   - coding: The elements that code the pictures; without loss of a gray if they are JPEG.
  ///   - container: The element of the container.
  ///   - tags: The elements that add texts.
  public init(
    pictures: Int, seconds: Double, step: Int = 5, width: Int = 64, height: Int = 48,
    coding: String = "jpegenc quality=100", soundCoding: String = "identity",
    container: String = "qtmux", tags: String = "identity", name: String = "film.mov"
  ) throws {
    let folder = Film.folder.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    var arguments = ["-q", container, "name=mux", "!", "filesink", "location=\(url.path)"]
    if pictures > 0 {
      var raw = Data()
      for index in 0..<pictures {
        raw.append(Data(repeating: UInt8(index * step % 256), count: width * height))
      }
      let place = folder.appendingPathComponent("pictures.raw")
      try raw.write(to: place)
      arguments += ["filesrc", "location=\(place.path)", "!", "rawvideoparse", "format=gray8"]
      arguments += ["width=\(width)", "height=\(height)", "framerate=25/1", "!", "videoconvert"]
      arguments += ["!"] + coding.split(separator: " ").map(String.init) + ["!"]
      arguments += tags.split(separator: " ").map(String.init) + ["!", "mux."]
    }
    if seconds > 0 {
      var raw = Data()
      for index in 0..<Int(seconds * 48_000) {
        let value = Int16(index % 1000)
        withUnsafeBytes(of: value.littleEndian) { raw.append(contentsOf: $0) }
        withUnsafeBytes(of: (-value).littleEndian) { raw.append(contentsOf: $0) }
      }
      let place = folder.appendingPathComponent("sound.raw")
      try raw.write(to: place)
      arguments += ["filesrc", "location=\(place.path)", "!", "rawaudioparse", "format=pcm"]
      arguments += ["pcm-format=s16le", "sample-rate=48000", "num-channels=2", "!"]
      arguments += ["audioconvert", "!"] + soundCoding.split(separator: " ").map(String.init)
      arguments += ["!", "mux."]
    }
    let result = try FinishedProcess("/usr/bin/gst-launch-1.0", arguments)
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Makes a film by the elements that a function returns.
  init(name: String, _ elements: (URL) throws -> [String]) throws {
    let folder = Film.folder.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent(name)
    let result = try FinishedProcess("/usr/bin/gst-launch-1.0", ["-q"] + elements(folder))
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
