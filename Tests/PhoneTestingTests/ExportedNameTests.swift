// Nothing else may be imported here: the test is that these names are known.
import PhoneTesting
import Testing

/// Types that tests name with `import PhoneTesting` alone.
@MainActor @Suite struct ExportedNameTests {
  @Test("Types of what a phone has recorded can be named")
  func names() {
    let phone = SimulatedPhone()
    let speech: [SpeechLogEntry] = phone.speechLog
    let kinds: [Utterance.Kind] = speech.map(\.utterance.kind)
    let starts: [PhoneInstant] = speech.map(\.start)
    #expect(kinds.isEmpty && starts.isEmpty)
    let entries: [HealthEntry] = phone.health.log
    #expect(entries.isEmpty)
    #expect(SystemVersion(12) < SystemVersion(13))
    #expect(Utterance(id: 1, "a", language: "en-US", kind: .element).kind == .element)
    #expect(GamepadControl.allCases.count > 1)
  }
}
