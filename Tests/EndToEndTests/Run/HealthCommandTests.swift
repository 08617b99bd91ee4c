import Foundation
import TestSupport
import Testing

/// Tests of `tactus health`.
@Suite struct HealthCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func health(_ arguments: String...) throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["health"] + arguments + ["--phone", folder.path("phone")], in: folder.url)
  }

  /// Writes a file with a record for each minute.
  private func write(_ name: String, records: Int) throws {
    var text = "<?xml version=\"1.0\"?>\n<HealthData locale=\"en_US\">\n"
    for number in 0..<records {
      let time = String(
        format: "2024-01-%02d %02d:%02d:00 +0100", 1 + number / 1440, number / 60 % 24, number % 60)
      text += """
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" \
        startDate="\(time)" endDate="\(time)" value="\(number)"/>

        """
    }
    try Data((text + "</HealthData>\n").utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  @Test("Health.EX1, Health.EX3, Health.DB9. A file is imported once, shown, and exported")
  func importing() throws {
    try write("export.xml", records: 300)
    let first = try health("import", "export.xml")
    #expect(first.status == 0, "\(first.errorText)")
    #expect(first.text == "300 samples, 300 of them new\n")
    #expect(try health("import", "export.xml").text == "300 samples, 0 of them new\n")
    #expect(try health("show").text == "Steps: 300 samples\n")
    let json = try JSONSerialization.jsonObject(with: health("show", "--json").output)
    let types = try #require((json as? [String: Any])?["types"] as? [String: Int])
    #expect(types == ["HKQuantityTypeIdentifierStepCount": 300])
    #expect(try health("export", "copy.xml").text == "300 samples\n")
    let values = try FileManager.default.attributesOfItem(
      atPath: folder.path("phone/health.sqlite"))
    #expect(values[.posixPermissions] as? Int == 0o600)
    try FileManager.default.removeItem(atPath: folder.path("phone"))
    #expect(try health("import", "copy.xml").text == "300 samples, 300 of them new\n")
  }

  @Test("Health.EX6. A damaged file is one message with its place, and nothing is stored")
  func damaged() throws {
    try write("export.xml", records: 5)
    let path = folder.path("export.xml")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(text.replacing("value=\"3\"", with: "value=\"3").utf8).write(
      to: URL(fileURLWithPath: path))
    let process = try health("import", "export.xml")
    #expect(process.status == 2)
    #expect(process.errorText.hasPrefix("export.xml:7:"), "\(process.errorText)")
    #expect(process.errorText.split(separator: "\n").count == 1)
    #expect(try health("show").text.isEmpty)
    #expect(try health("import").status == 64)
    #expect(try health("import", "missing.xml").status == 2)
  }

  @Test("Health.EX9, Health.EX10. Archives: exported, imported, and damaged")
  func archives() throws {
    try write("export.xml", records: 300)
    #expect(try health("import", "export.xml").status == 0)
    let export = try health("export", "Health.ZIP", "--json")
    #expect(export.status == 0 && export.text.contains("300"), "\(export.errorText)")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("Health.ZIP")))
    #expect(data.starts(with: [0x50, 0x4B, 3, 4]) && data.count < 30_000)
    try FileManager.default.removeItem(atPath: folder.path("phone"))
    // What is inside decides.
    try FileManager.default.moveItem(
      atPath: folder.path("Health.ZIP"), toPath: folder.path("health"))
    #expect(try health("import", "health").text == "300 samples, 300 of them new\n")
    try FileManager.default.removeItem(atPath: folder.path("phone"))
    var damaged = data
    damaged[data.count / 3] ^= 0x55
    try damaged.write(to: URL(fileURLWithPath: folder.path("health")))
    let process = try health("import", "health")
    #expect(process.status == 2)
    #expect(
      process.errorText.hasPrefix("health/apple_health_export/export.xml")
        && process.errorText.split(separator: "\n").count == 1, "\(process.errorText)")
    #expect(try health("show").text.isEmpty)
  }

  @Test("Health.EX13. The line of an import counts the samples that have files of their own")
  func files() throws {
    let element = """
      <ClinicalRecord type="Condition" identifier="c1" sourceName="Clinic" sourceURL="" \
      fhirVersion="4.0.1" receivedDate="2024-01-02 03:04:05 +0100" \
      resourceFilePath="/clinical-records/c1.json"/>
      """
    try FileManager.default.createDirectory(
      atPath: folder.path("clinical-records"), withIntermediateDirectories: true)
    try Data("<HealthData>\(element)</HealthData>".utf8).write(
      to: URL(fileURLWithPath: folder.path("export.xml")))
    let record = URL(fileURLWithPath: folder.path("clinical-records/c1.json"))
    try Data("{\"resourceType\":\n\"Condition\"}".utf8).write(to: record)
    #expect(
      try health("import", "export.xml").text
        == "1 sample, 1 of them new; among them: 1 clinical record\n")
    #expect(try health("export", "copy.zip").text == "1 sample\n")
    try FileManager.default.removeItem(atPath: folder.path("phone"))
    let copy = try JSONSerialization.jsonObject(with: health("import", "copy.zip", "--json").output)
    let counts = try #require(copy as? [String: Int])
    #expect(counts["clinicalRecords"] == 1 && counts["routes"] == 0 && counts["added"] == 1)
    #expect(try health("show").text == "Conditions: 1 sample\n")
    // A damaged file is a line with its place, and the rest is imported.
    try Data("{\"resourceType\":\n5}".utf8).write(to: record)
    let damaged = try health("import", "export.xml")
    #expect(damaged.status == 0 && damaged.text == "0 samples, 0 of them new\n")
    #expect(damaged.errorText.contains("clinical-records/c1.json:1:2: expected the text"))
    #expect(damaged.errorText.split(separator: "\n").count == 1, "\(damaged.errorText)")
  }

  @Test("Health.EX3, Health.DB1. A killed import is continued by another one")
  func killed() throws {
    try write("export.xml", records: 42_000)
    for number in 0..<3 {
      let process = Process()
      process.executableURL = FinishedProcess.builtTactus
      process.arguments = ["health", "import", folder.path("export.xml")]
      process.arguments? += ["--phone", folder.path("phone")]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      // Until a part of the samples is stored, or at another moment.
      let database = folder.path("phone/health.sqlite-wal")
      var waited = 0
      while process.isRunning, waited < 2000, size(database) < 1_000_000 * number {
        usleep(5_000)
        waited += 1
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let last = try health("import", "export.xml")
    #expect(last.status == 0 && last.text.hasPrefix("42000 samples, "), "\(last.errorText)")
    #expect(try health("show").text == "Steps: 42000 samples\n")
  }

  private func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
  }
}
