import TactusPhoneTypes
import Testing

@Suite struct SystemVersionTests {
  @Test(
    "Texts of one to three numbers are versions",
    arguments: [
      ("17.5", SystemVersion(17, 5)), ("9", SystemVersion(9)), ("12.4.1", SystemVersion(12, 4, 1)),
    ])
  func read(text: String, version: SystemVersion) {
    #expect(SystemVersion(text) == version)
    #expect(SystemVersion(version.description) == version)
  }

  @Test(
    "Other texts are none",
    arguments: ["", ".", "17.", "1.2.3.4", "-1", "a", "1.x", "0", "1000", "17.5 ", "٣"])
  func bad(text: String) { #expect(SystemVersion(text) == nil) }

  @Test("Versions are compared by their numbers")
  func compare() {
    #expect(
      SystemVersion(9) < SystemVersion(12, 4) && SystemVersion(12, 4) < SystemVersion(12, 4, 1))
    #expect(SystemVersion(10) > SystemVersion(9, 9, 9))
  }
}

@Suite struct BundleIdentifierTests {
  @Test("Letters, digits, hyphens and periods make an identifier", arguments: ["a", "com.Ex-1.b"])
  func good(text: String) { #expect(BundleIdentifier(text)?.text == text) }

  @Test(
    "Other texts are none",
    arguments: [
      "", ".", "..", "a..b", ".a", "a.", "a/b", "../a", "a b", "a\0", "ä", "a_b",
      String(repeating: "a", count: 156),
    ])
  func bad(text: String) { #expect(BundleIdentifier(text) == nil) }

  @Test("Any name makes a valid identifier", arguments: ["Egg Timer", "", "ä/..", "a_1"])
  func made(name: String) {
    let identifier = BundleIdentifier(prefix: "example", name: name)
    #expect(BundleIdentifier(identifier.text) == identifier)
  }
}
