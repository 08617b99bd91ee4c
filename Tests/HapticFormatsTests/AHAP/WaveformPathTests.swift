import Foundation
import TactusHapticFormats
import TactusJSON
import Testing

@Suite struct WaveformPathTests {
  /// Calls a closure with a temporary folder of sounds and of links that lead out of it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = root.appending(path: "pattern")
    try manager.createDirectory(
      at: folder.appending(path: "sounds"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: root) }
    for name in ["pattern/a.wav", "pattern/sounds/b.wav", "secret.wav"] {
      try Data([1]).write(to: root.appending(path: name))
    }
    func link(_ name: String, to target: String) throws {
      try manager.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: target)
    }
    try link("way-out.wav", to: "../secret.wav")
    try link("up", to: "..")
    try link("inside.wav", to: "sounds/b.wav")
    try body(folder.path)
  }

  private func failure(_ path: String, in folder: String) -> WaveformPath.Failure? {
    do {
      _ = try WaveformPath.resolve(path, in: folder)
      return nil
    } catch {
      return error
    }
  }

  // AHAP.W2.
  @Test("Sounds are found by their path, and by their name alone")
  func finds() throws {
    try withFolder { folder throws in
      #expect(try WaveformPath.resolve("a.wav", in: folder).hasSuffix("/pattern/a.wav"))
      #expect(try WaveformPath.resolve("sounds/b.wav", in: folder).hasSuffix("/sounds/b.wav"))
      #expect(try WaveformPath.resolve("./sounds/../a.wav", in: folder).hasSuffix("/a.wav"))
      #expect(try WaveformPath.resolve("Assets/Game/a.wav", in: folder).hasSuffix("/a.wav"))
      #expect(try WaveformPath.resolve("inside.wav", in: folder).hasSuffix("/sounds/b.wav"))
    }
  }

  // AHAP.W1, AHAP.W3.
  @Test("Paths that leave the folder by their text or by a link are refused")
  func refuses() throws {
    try withFolder { folder throws in
      #expect(failure("../secret.wav", in: folder) == .climbsOut)
      #expect(failure("sounds/../../secret.wav", in: folder) == .climbsOut)
      #expect(failure("way-out.wav", in: folder) == .climbsOut)
      #expect(failure("up/secret.wav", in: folder) == .climbsOut)
      #expect(failure("\(folder)/a.wav", in: folder) == .absolute)
      #expect(failure("~/a.wav", in: folder) == .absolute)
      #expect(failure("file:///etc/passwd", in: folder) == .absolute)
      #expect(failure("", in: folder) == .malformed)
      #expect(failure("a.wav\u{0}.png", in: folder) == .malformed)
    }
  }

  @Test("A missing sound is reported with its path")
  func missing() throws {
    try withFolder { folder throws in
      #expect(failure("x/c.wav", in: folder) == .notFound(["x/c.wav", "c.wav"]))
      #expect(failure("sounds", in: folder) == .notAFile("sounds"))
      #expect(failure("a.wav", in: folder + "/none") == .notFound([folder + "/none"]))
    }
  }

  @Test("The checker reports a link out of the folder too")
  func checker() throws {
    try withFolder { folder throws in
      let event = #"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "%"}}"#
      let paths = ["way-out.wav", "a.wav", "none.wav"]
      let elements = paths.map { event.replacing("%", with: $0) }.joined(separator: ",")
      let text = "{\"Version\": 1.0, \"Pattern\": [\(elements)]}"
      let url = URL(filePath: folder).appending(path: "p.ahap")
      try text.write(to: url, atomically: true, encoding: .utf8)
      let rules = Checker(disabling: ["audio-without-haptic", "assumed-value"]).check(url.path)
        .diagnostics.map(\.rule)
      #expect(rules == ["unsafe-waveform-path", "missing-waveform"])
      let found = Checker(disabling: ["missing-waveform"]).check(url.path).diagnostics
      #expect(found.contains { $0.rule == "unsafe-waveform-path" })
    }
  }

  @Test("The folder of a file is the part before its last slash")
  func folder() {
    #expect(WaveformPath.folder(of: "a/b/c.ahap") == "a/b")
    #expect(WaveformPath.folder(of: "c.ahap") == ".")
    #expect(WaveformPath.folder(of: "/c.ahap") == "/")
  }
}
