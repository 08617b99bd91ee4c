import Foundation
import TactusHapticFormats
import TactusJSON
import TestSupport
import Testing

/// Step AHAP.A9: files of other haptic formats.
@Suite struct ForeignFormatTests {
  /// Returns the only diagnostic of a text that is no pattern.
  private func problem(_ text: String, name: String = "a.ahap") -> Diagnostic? {
    let checked = Checker().check(SourceText(name: name, text: text))
    #expect(!checked.isReadable && checked.diagnostics.count == 1)
    return checked.diagnostics.first
  }

  @Test(
    "AHAP.A9. The message says what the file is and what to do",
    arguments: [
      (
        #"{"version": {"major": 1, "minor": 0, "patch": 0}, "signals": {"continuous": {}}}"#,
        [".haptic clip", "version 1.0.0", "export it from there as AHAP"]
      ),
      (#"{"metadata": {}, "voices": {"envelopes": []}}"#, [".vij clip"]),
      (#"{"version": "2023", "perceptions": []}"#, ["MPEG haptics file (.hjif)"]),
      (#"{"ProjectName": "a", "Timings": [1], "Amplitudes": [1]}"#, ["Hapticlabs", "AHAP"]),
      (#"{"continuousPattern": {}, "discretePattern": []}"#, ["Pulsar"]),
      (#"{"m_version": "5", "m_vibration": {}}"#, ["Interhaptics"]),
      ("<vibration-effect><predefined-effect name=\"click\"/></vibration-effect>", ["Android"]),
      ("PK\u{3}\u{4}rest", ["ZIP archive"]),
    ])
  func formats(text: String, words: [String]) throws {
    let found = try #require(problem(text))
    #expect(found.rule == "not-a-pattern" && found.severity == .error)
    for word in words { #expect(found.message.contains(word), "\(found.message)") }
  }

  @Test("AHAP.A9. The name of a file is enough for a clip, and other files keep their message")
  func names() throws {
    #expect(problem("{}", name: "Set/a.haptic")?.message.contains(".haptic clip") == true)
    #expect(problem("{}")?.message.contains("found none") == true)
    #expect(problem(#"{"pattern": []}"#)?.message.contains("did you mean") == true)
    #expect(problem("not JSON")?.rule == "invalid-json")
    #expect(problem(#"{"version": {"major": 1e300}, "signals": 1}"#)?.rule == "not-a-pattern")
  }

  @Test("AHAP.A9. Every real clip is recognized")
  func realFiles() throws {
    let formats = SharedFolder.project.appending(path: "../shared/formats").standardizedFileURL
    for (folder, word) in [("haptic", ".haptic clip"), ("hjif", ".hjif"), ("hla", "Hapticlabs")] {
      let folder = formats.appending(path: folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        let checked = Checker().check(folder.appending(path: name).path)
        guard checked.diagnostics.first?.rule != "invalid-json" else { continue }
        let message = checked.diagnostics.first?.message ?? ""
        #expect(message.contains(word), "\(name): \(message)")
      }
    }
  }
}
