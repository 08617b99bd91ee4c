import TactusVCards
import Testing

/// Cards that nobody wrote.
@Suite struct HostileVCardTests {
  @Test("A hundred thousand cards in one another, and lines folded as often, are read or refused")
  func deep() throws {
    let count = 100_000
    let open = String(repeating: "BEGIN:VCARD\r\n", count: count)
    let close = String(repeating: "END:VCARD\r\n", count: count)
    #expect(throws: VCardError.self) { try VCardReader.cards(Array(open.utf8)) }
    #expect(try VCardReader.cards(Array((open + close).utf8)).count == 1)
    let folded = String(repeating: " x\r\n", count: count)
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nNOTE:a\r\n\(folded)END:VCARD\r\n"
    #expect(try VCardReader.cards(Array(card.utf8)).first?.lines.count == 1)
  }

  @Test("Bytes that are no text of a card are read as another encoding, or refused")
  func bytes() throws {
    for byte in [0x00, 0x80, 0xC3, 0xED, 0xFF] as [UInt8] {
      let bytes = Array("BEGIN:VCARD\r\nN:".utf8) + [byte, byte] + Array("\r\nEND:VCARD\r\n".utf8)
      do throws(VCardError) { #expect(try VCardReader.cards(bytes).count == 1) } catch { continue }
    }
  }
}
