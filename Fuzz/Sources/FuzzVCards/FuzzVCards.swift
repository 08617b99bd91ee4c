import TactusVCards

/// Reads arbitrary bytes as vCards.
///
/// A card that is written is read as equal.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzVCards(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let cards = try? VCardReader.cards(Array(UnsafeBufferPointer(start: start, count: count)))
  else { return 0 }
  for card in cards {
    for line in card.lines { _ = (line.parts, line.elements, line.unescaped, line.types) }
    var plain = VCard(card.lines.map { VCardLine("NOTE", parts: $0.parts) })
    plain.lines.append(VCardLine("FN", text: card.line("FN")?.unescaped ?? ""))
    let again = try? VCardReader.cards(Array(plain.text.utf8))
    precondition(again == [plain], "a written card is read as equal")
    for (line, old) in zip(plain.lines, card.lines) {
      precondition(line.parts.count == old.parts.count, "a value keeps its parts")
    }
  }
  return 0
}
