import Foundation
import TactusHapticAdaptation
import TestSupport
import Testing

@Suite struct MotorDataTests {
  private static let folder = SharedFolder.project.appending(path: "Data/Motors")
  private static let profiles = [MotorProfile.dualRumble, .phoneVibrator, .singleWave]

  @Test("The table in the source matches the data; otherwise run generate-tables")
  func generatedTable() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Self.profiles.map { "\($0.name).json" })
    for profile in Self.profiles {
      let data = try Data(contentsOf: Self.folder.appending(path: "\(profile.name).json"))
      #expect(try JSONDecoder().decode(MotorProfile.self, from: data) == profile)
    }
  }

  @Test("Every number in the data has a source and a confidence", arguments: profiles)
  func sources(profile: MotorProfile) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(profile.name).json"))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sources = try #require(object["sources"] as? [String: String])
    var keys: Set<String> = []
    for (key, value) in object where !["name", "title", "sources"].contains(key) {
      if let group = value as? [String: Any] {
        keys.formUnion(group.keys.map { "\(key).\($0)" })
      } else {
        keys.insert(key)
      }
    }
    #expect(Set(sources.keys) == keys)
    let words = Set(sources.values.map { $0.prefix { $0 != ":" } })
    #expect(words.isSubset(of: ["documented", "measured", "reported", "guess"]))
  }
}
