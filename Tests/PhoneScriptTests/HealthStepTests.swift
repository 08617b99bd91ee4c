import Foundation
import TactusHealthModel
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript
import TestSupport
import Testing

/// The steps of scripts that concern health data.
@Suite struct HealthStepTests {
  private func run(_ lines: String...) throws -> Phone {
    let phone = LockstepPhone()
    let run = ScriptRun(phone, keep: { _ in })
    try run.run(PhoneScript(text: lines.joined(separator: "\n"), name: "script"))
    return phone.host.state
  }

  @Test("Health.SC2. Steps add samples, decide, set facts and order sources")
  func steps() throws {
    let phone = try run(
      #"{"health": {"add": "StepCount", "value": 12, "at": "2024-01-02 00:00:00 +0000", "for": 60}}"#,
      #"{"health": {"add": "BodyMass", "value": 2, "unit": "lb", "ago": 100, "source": "Scale"}}"#,
      #"{"health": {"add": "SleepAnalysis", "value": 5, "for": 600}}"#,
      #"{"health": {"write": ["StepCount"], "read": ["HeartRate"], "app": "com.example.One"}}"#,
      #"{"health": {"deny": ["StepCount"], "app": "com.example.One"}}"#,
      #"{"health": {"characteristic": "DateOfBirth", "value": "1980-02-29"}}"#,
      #"{"health": {"sources": ["com.apple.health.Scale"]}}"#)
    let health = phone.health
    let steps = try #require(try health.samples("HKQuantityTypeIdentifierStepCount").first)
    #expect(steps.start == 725_846_400 && steps.end == steps.start + 60 && steps.value == 12)
    #expect(steps.source.name == "iPhone")
    let mass = try #require(try health.samples("HKQuantityTypeIdentifierBodyMass").first)
    #expect(abs(mass.value - 0.907) < 0.001 && mass.source.bundle == "com.apple.health.Scale")
    let sleep = try #require(try health.samples("HKCategoryTypeIdentifierSleepAnalysis").first)
    #expect(sleep.content == .category(5) && sleep.end - sleep.start == 600)
    let access = health.access(of: "com.example.One")
    #expect(access.share == ["HKQuantityTypeIdentifierStepCount": false])
    #expect(
      access.read == [
        "HKQuantityTypeIdentifierHeartRate": true, "HKQuantityTypeIdentifierStepCount": false,
      ])
    #expect(
      try health.characteristic("HKCharacteristicTypeIdentifierDateOfBirth") == "1980-02-29")
    #expect(try health.sourceOrder().first == "com.apple.health.Scale")
  }

  @Test("Health.SC2, Health.CR1. A step adds a clinical record, whose resource is a file")
  func record() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "records-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    func step(_ resource: String) throws -> Phone {
      let path = folder.appending(path: "resource.json").path
      try Data(resource.utf8).write(to: URL(filePath: path))
      let time = "2024-01-02 00:00:00 +0000"
      return try run(
        #"{"health": {"record": "AllergyRecord", "name": "Hazelnut", "resource": "\#(path)", "#
          + #""at": "\#(time)"}}"#)
    }
    let text = #"{"resourceType": "AllergyIntolerance", "id": "a-1", "note": "Nüsse"}"#
    let samples = try step(text).health.samples("HKClinicalTypeIdentifierAllergyRecord")
    let found = try #require(samples.first)
    #expect(found.start == 725_846_400 && found.source.name == "Hospital")
    guard case .clinical(let record) = found.content else {
      Issue.record("the sample is no clinical record")
      return
    }
    #expect(record.name == "Hazelnut" && record.identifier == "a-1" && record.data == text)
    for wrong in ["[]", "{}", #"{"resourceType": "Condition", "id": 7}"#, "{"] {
      let error = #expect(throws: (any Error).self) { try step(wrong) }
      #expect("\(String(describing: error))".contains("resourceType"), "\(wrong)")
    }
  }

  @Test(
    "Health.SC2. Mistakes in steps are refused with their reason",
    arguments: [
      (#"{"add": "Steps", "value": 1}"#, "a type of health data"),
      (#"{"add": "StepCount"}"#, "a number"),
      (#"{"add": "StepCount", "value": 1, "unit": "kg"}"#, "a unit of"),
      (#"{"add": "StepCount", "value": 1, "at": "yesterday"}"#, "a time such as"),
      (#"{"add": "StepCount", "value": 1, "times": 2}"#, "times"),
      (#"{"characteristic": "StepCount"}"#, "a fact about the user"),
      (#"{"write": ["x"]}"#, "types of health data"), (#"{}"#, "expected"),
      (#"{"read": ["StepCount"]}"#, "no app is in front"),
      (#"{"import": "/no/such/file.xml"}"#, "/no/such/file.xml"),
      (#"{"record": "StepCount"}"#, "a type of clinical records"),
      (#"{"record": "AllergyRecord"}"#, "the name of the record"),
      (#"{"record": "AllergyRecord", "name": "x"}"#, "a resource of FHIR"),
      (#"{"record": "AllergyRecord", "name": "x", "resource": "/no/such.json"}"#, "/no/such.json"),
    ])
  func mistakes(_ content: String, _ words: String) throws {
    let error = #expect(throws: (any Error).self) { try run("{\"health\": \(content)}") }
    let text = "\(String(describing: error))"
    #expect(text.contains(words), "\(text)")
  }
}
