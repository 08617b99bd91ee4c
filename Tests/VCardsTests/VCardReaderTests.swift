import TactusVCards
import Testing

/// Reading and writing of vCards.
@Suite struct VCardReaderTests {
  private func cards(_ text: String) throws -> [VCard] { try VCardReader.cards(Array(text.utf8)) }

  @Test("Contacts.VF1. Folded lines are one, with any line ends", arguments: ["\r\n", "\n", "\r"])
  func folds(end: String) throws {
    let text = ["BEGIN:VCARD", "NOTE:one", "  two", "\tthree", "END:VCARD", ""]
    let card = try #require(try cards(text.joined(separator: end)).first)
    #expect(card.line("NOTE")?.value == "one twothree")
  }

  @Test("Contacts.VF2. Groups, parameters and their quoted values are told apart")
  func parameters() throws {
    let text = """
      begin:vcard
      item1.TEL;type=CELL,VOICE;TYPE="a:b;c";X-Y=z:+1;2
      item1.X-ABLabel:Boat
      tel;HOME:3
      no property
      :empty
      end:vcard
      """
    let card = try #require(try cards(text).first)
    #expect(card.lines.count == 3)
    let line = try #require(card.line("TEL"))
    #expect(line.group == "item1" && line.value == "+1;2")
    #expect(line.types == ["CELL", "VOICE", "A:B;C"] && line.parameter("X-Y") == "z")
    #expect(card.line("X-ABLABEL", beside: line)?.value == "Boat")
    #expect(card.lines("TEL").last?.types == ["HOME"])
  }

  @Test("Contacts.VF3. Escaped separators belong to their part")
  func escapes() throws {
    let card = try #require(
      try cards("BEGIN:VCARD\nN:a\\;b;c\\,d;e\\\\;f\\ng;\nEND:VCARD").first)
    #expect(card.line("N")?.parts == ["a;b", "c,d", "e\\", "f\ng", ""])
    let line = VCardLine("N", parts: ["a;b", "c,d", "e\\", "f\r\ng", ""])
    #expect(line.value == "a\\;b;c\\,d;e\\\\;f\\ng;")
    #expect(VCardLine("NOTE", "end\\").unescaped == "end\\")
    #expect(VCardLine("CATEGORIES", "a\\,b,c").elements == ["a,b", "c"])
  }

  @Test("Contacts.VF4. Quoted-printable values of version 2.1 are decoded")
  func quotedPrintable() throws {
    let text = """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=
      =B6rg
      NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:caf=E9=0D=0Aeau =ZZ
      URL:https://example.com/?a=
      END:VCARD
      """
    let card = try #require(try cards(text).first)
    #expect(card.line("N")?.parts == ["Müller", "Jörg"])
    #expect(card.line("NOTE")?.value == "café\r\neau =ZZ")
    #expect(card.line("URL")?.value == "https://example.com/?a=")
  }

  @Test("Contacts.VF5. UTF-8, UTF-16 and ISO 8859-1 are read")
  func encodings() throws {
    let text = "BEGIN:VCARD\nFN:Zoë\nEND:VCARD"
    let utf8 = Array(text.utf8)
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + utf8
    let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    for bytes in [utf8, marked, little, big, latin] {
      #expect(try VCardReader.cards(bytes).first?.line("FN")?.value == "Zoë")
    }
  }

  @Test("Contacts.VF6. Texts without a card, or with an unfinished one, are errors")
  func errors() throws {
    #expect(throws: VCardError.noCard) { try cards("") }
    #expect(throws: VCardError.noCard) { try cards("FN:Anna\nEND:VCARD") }
    #expect(throws: VCardError.unfinished) { try cards("BEGIN:VCARD\nFN:Anna") }
    let nested = """
      BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\nEND:VCARD\nBEGIN:VCARD\nEND:VCARD
      """
    let found = try cards(nested)
    #expect(found.map { $0.lines.map(\.value) } == [["A"], []])
  }

  @Test("Contacts.VF7. A written card has lines of 75 bytes at most, and is read as equal")
  func writing() throws {
    var line = VCardLine(
      "NOTE", text: String(repeating: "äöü, 😀; ", count: 40), types: ["pref"], group: "item1")
    line.parameters.append((name: "X-A", values: ["b:c", "d"]))
    let card = VCard([line, VCardLine("FN", text: "Anna")])
    let text = card.text
    for line in text.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n") && text.hasSuffix("END:VCARD\r\n"))
    #expect(try cards(text + text) == [card, card])
  }
}
