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

  /// Calls a closure with a folder that is made of files.
  private func withFiles(_ names: [String], _ body: (URL) throws -> Void) throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? manager.removeItem(at: root) }
    for name in names {
      let file = root.appending(path: name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data([1]).write(to: file)
    }
    try body(root)
  }

  @Test(
    "AHAP.W2. A path counts from the top of the bundle, after the pattern's own folder",
    arguments: [
      ("Timer.app/Haptics/x.ahap", "Timer.app/Sounds/a.wav"),
      ("Timer/Haptics/Deep/x.ahap", "Timer/Sounds/a.wav"),
      ("Assets/StreamingAssets/CoreHaptics/x.ahap", "Assets/StreamingAssets/Sounds/a.wav"),
    ])
  func bundles(pattern: String, sound: String) throws {
    let nearer = pattern.replacing("x.ahap", with: "Sounds/a.wav")
    try withFiles([pattern, sound, "Timer/Info.plist"]) { root throws in
      let folder = root.appending(path: pattern).deletingLastPathComponent().path
      #expect(try WaveformPath.resolve("Sounds/a.wav", in: folder).hasSuffix("/" + sound))
      #expect(failure("Sounds/b.wav", in: folder) != nil)
      #expect(failure("../Sounds/a.wav", in: folder) == .climbsOut)
    }
    try withFiles([pattern, sound, "Timer/Info.plist", nearer]) { root throws in
      let folder = root.appending(path: pattern).deletingLastPathComponent().path
      #expect(try WaveformPath.resolve("Sounds/a.wav", in: folder).hasSuffix("/" + nearer))
    }
  }

  @Test("AHAP.W2, AHAP.W3. Without a bundle, and outside of it, nothing is found")
  func noBundle() throws {
    try withFiles(["Haptics/x.ahap", "Sounds/a.wav"]) { root throws in
      #expect(failure("Sounds/a.wav", in: root.appending(path: "Haptics").path) != nil)
    }
    try withFiles(["Timer.app/Haptics/x.ahap", "Sounds/a.wav"]) { root throws in
      let app = root.appending(path: "Timer.app")
      #expect(failure("Sounds/a.wav", in: app.appending(path: "Haptics").path) != nil)
      try FileManager.default.createSymbolicLink(
        atPath: app.appending(path: "Sounds").path, withDestinationPath: "../Sounds")
      #expect(failure("Sounds/a.wav", in: app.appending(path: "Haptics").path) == .climbsOut)
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
