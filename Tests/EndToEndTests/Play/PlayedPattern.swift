import Foundation
import TactusHapticFormats
import TactusHapticSynthesis
import TactusJSON

/// A pattern in a file for the duration of a test, with its expected sound.
final class PlayedPattern {
  let path: String
  private let folder: URL

  /// Writes a pattern of events, each the contents of an AHAP `Event`.
  init(_ events: [String]) throws {
    folder = URL(filePath: "/tmp/tactus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let file = folder.appending(path: "pattern.ahap")
    path = file.path
    let list = events.map { "{\"Event\": {\($0)}}" }.joined(separator: ",\n    ")
    let text = "{\n  \"Version\": 1.0,\n  \"Pattern\": [\n    \(list)\n  ]\n}\n"
    try Data(text.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the mix for a sound device, left and right, without the silence at both ends.
  func mix() throws -> [[Float]] {
    let signals = RenderedSignals(try AHAPReader().read(path).pattern)
    return [signals.left, signals.right].map { sound in
      zip(sound, signals.drive).map { min(max($0 + $1, -1), 1) }
    }
  }

  /// Returns the path of a file beside the pattern.
  func file(_ name: String) -> String { folder.appending(path: name).path }

  /// Returns a pattern of every kind of signal: a tap every quarter of a second, a texture and a
  /// tone.
  static func everything() throws -> PlayedPattern {
    let taps = (0..<4).map { "\"Time\": \(Double($0) * 0.25), \"EventType\": \"HapticTransient\"" }
    return try PlayedPattern(
      taps + [
        "\"Time\": 0.1, \"EventType\": \"HapticContinuous\", \"EventDuration\": 0.6",
        "\"Time\": 0.3, \"EventType\": \"AudioContinuous\", \"EventDuration\": 0.5",
      ])
  }

  /// Returns a pattern with a vibration that lasts longer than any test.
  static func endless() throws -> PlayedPattern {
    try PlayedPattern(
      (0..<20).map {
        "\"Time\": \($0 * 30), \"EventType\": \"HapticContinuous\", \"EventDuration\": 30"
      })
  }
}
