import Foundation
import TestSupport
import Testing

@Suite struct GeneratedTablesTests {
  @Test("Every generated table is up to date")
  func check() throws {
    let tool = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "generate-tables").path
    let run = try FinishedProcess(tool, ["--check"], in: SharedFolder.project)
    #expect(run.status == 0, "\(run.text)")
  }

  @Test(
    "Every number in the data names its source and confidence",
    arguments: ["TapticEngine.json"]
      + ((try? FileManager.default.contentsOfDirectory(
        atPath: SharedFolder.project.appending(path: "Data/PhoneModels").path)) ?? []).map {
        "PhoneModels/\($0)"
      })
  func sources(file: String) throws {
    let data = try Data(contentsOf: SharedFolder.project.appending(path: "Data/\(file)"))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sources = try #require(object["sources"] as? [String: String])
    var keys: Set<String> = []
    for (key, value) in object where !["name", "title", "sources"].contains(key) {
      if let group = value as? [String: Any], sources[key] == nil {
        keys.formUnion(group.keys.map { "\(key).\($0)" })
      } else {
        keys.insert(key)
      }
    }
    #expect(Set(sources.keys) == keys)
    let words = sources.values.map { String($0.prefix { $0 != ":" }) }
    #expect(Set(words).isSubset(of: ["documented", "measured", "reported", "guess"]))
  }
}
