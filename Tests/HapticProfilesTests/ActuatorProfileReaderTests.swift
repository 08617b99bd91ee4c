import Foundation
import TactusHapticProfiles
import TactusHapticSynthesis
import TactusJSON
import TestSupport
import Testing

@Suite struct ActuatorProfileReaderTests {
  private static let folder = SharedFolder.project.appending(path: "Data/Actuators")
  private static let files = ActuatorProfile.builtIn.map(\.name)

  private func read(_ text: String) throws -> ActuatorProfile {
    try ActuatorProfileReader.read(SourceText(name: "my.json", text: text))
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test("The table in the source matches the data; otherwise run generate-tables")
  func generatedTable() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.files.map { "\($0).json" })
    for name in Self.files {
      let profile = try ActuatorProfileReader.read(
        Self.folder.appending(path: "\(name).json").path)
      #expect(profile == ActuatorProfile.named(name))
    }
  }

  @Test("Every number in the data has a source and a confidence", arguments: files)
  func sources(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sources = try #require(object["sources"] as? [String: String])
    var keys: Set<String> = []
    for (key, value) in object where !["name", "title", "mechanism", "sources"].contains(key) {
      if let group = value as? [String: Any] {
        keys.formUnion(group.keys.map { "\(key).\($0)" })
      } else {
        keys.insert(key)
      }
    }
    #expect(Set(sources.keys) == keys)
    for (key, source) in sources {
      let confidence = source.prefix { $0 != ":" }
      #expect(["documented", "measured", "reported", "guess"].contains(confidence), "\(key)")
    }
  }

  @Test("A file contains the differences from its basis")
  func overrides() throws {
    let profile = try read(
      #"{"basis": "lra", "name": "mine", "resonance": {"frequency": 205}, "ratedDrive": 0.7}"#)
    var expected = ActuatorProfile.lra
    expected.name = "mine"
    expected.ratedDrive = 0.7
    guard case .resonant(var resonance) = expected.mechanism else { return }
    resonance.frequency = 205
    expected.mechanism = .resonant(resonance)
    #expect(profile == expected)
  }

  @Test("An empty object is the Taptic Engine")
  func empty() throws { #expect(try read("{}") == .tapticEngine) }

  @Test(
    "A mistake is one error with its position, the expectation and the value",
    arguments: [
      (#"{"basis": "piezo"}"#, "my.json:1:11: error: expected one of"),
      (#"{"ratedDrive": 2}"#, "expected a number from 0.01 to 1 for “ratedDrive”, found 2"),
      (#"{"ratedDrive": "1"}"#, #"found "1""#),
      (#"{"resonance": {"qualty": 3}}"#, "unknown key “qualty”; did you mean “quality”?"),
      (#"{"rotation": {"frequency": 3}}"#, "unknown key “rotation”"),
      (#"{"mapping": {"attack": {"shortest": 2, "longest": 1}}}"#, "no less than"),
      (#"{"mapping": 3}"#, "my.json:1:13: error: expected an object"),
      ("[]", "expected an object"),
      ("", "my.json"),
    ])
  func mistakes(text: String, part: String) {
    let found = message(text)
    #expect(found?.contains(part) == true, "\(found ?? "no error")")
  }
}
