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
    ])
  func mistakes(_ content: String, _ words: String) throws {
    let error = #expect(throws: (any Error).self) { try run("{\"health\": \(content)}") }
    let text = "\(String(describing: error))"
    #expect(text.contains(words), "\(text)")
  }
}
