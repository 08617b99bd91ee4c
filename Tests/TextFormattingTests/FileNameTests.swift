import TactusTextFormatting
import Testing

@Suite struct FileNameTests {
  private func text(_ bytes: [UInt8]) -> String {
    (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      FileName.text(of: $0.baseAddress.unsafelyUnwrapped)
    }
  }
  private func bytes(_ name: String) -> [UInt8] {
    FileName.bytes(of: name).dropLast().map { UInt8(bitPattern: $0) }
  }

  @Test("A valid name is itself", arguments: ["egg.ahap", "Küche/€ 🥚", ""])
  func valid(name: String) {
    #expect(text(Array(name.utf8)) == name)
    #expect(bytes(name) == Array(name.utf8))
    #expect(FileName.shown(name) == name)
  }

  @Test(
    "Any bytes come back from the text, and are shown as U+FFFD where they are no text",
    arguments: [
      ([0x65, 0xE9, 0x2E], "e\u{FFFD}."), ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}"),
      ([0xC3], "\u{FFFD}"), ([0xC3, 0xA9, 0xC3], "é\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      // A valid character among those that mark bytes is marked itself.
      ([0xF4, 0x8F, 0xBF, 0xBD], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0xA5], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func invalid(name: [UInt8], shown: String) {
    let text = text(name)
    #expect(bytes(text) == name)
    #expect(FileName.shown(text) == shown)
  }

  @Test("Every byte comes back")
  func everyByte() {
    let name = (1...255).map { UInt8($0) }
    #expect(bytes(text(name)) == name)
  }
}
