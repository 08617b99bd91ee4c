import Foundation
import TactusSpeechSynthesis

/// Benchmarks of speech: the time until the first samples of a short text are there.
enum SpeechStart {
  /// Returns the median time of the synthesis in milliseconds.
  static func synthesis() throws -> Double {
    try median { _ = try SpeechSynthesis.speak(SpeechRequest(text, voice: "gmw/en-US")) }
  }

  /// Returns the median time in milliseconds in which the program of the library writes the text;
  /// `nil` if the program is not installed.
  static func program() -> Double? {
    try? median {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/espeak-ng")
      process.arguments = ["-v", "en-us", "-w", "/dev/null", text]
      try process.run()
      process.waitUntilExit()
    }
  }

  private static let text = "Tare, button. Sets the scale to zero."

  private static func median(_ body: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let times = try (0..<21).map { _ in try clock.measure { try body() } / .milliseconds(1) }
    return times.sorted()[10]
  }
}
