/// What a symbol is made of.
///
/// The rules by which names become shapes are in `Documentation/Behaviour/Symbols.md`, SY1–SY4.
package indirect enum SymbolShape: Hashable, Sendable {
  /// A picture of the symbols' font.
  case picture(String)
  /// The edge of one.
  case edge(String)
  /// Letters of the phone's own font.
  case letters(String)
  /// A frame, with something in it or nothing.
  case framed(SymbolFrame, isFilled: Bool, SymbolShape?)
  /// Something that is struck through.
  case slashed(SymbolShape)

  /// The shape of a name; nil for a name that is not known.
  init?(named name: String) {
    guard let shape = Self.plain(name) ?? Self.made(name) else { return nil }
    self = shape
  }

  /// SY1: what the table has.
  private static func plain(_ name: String) -> SymbolShape? {
    if let shape = SymbolTable.shapes[name]?.lines { return shape }
    return without("fill", name).flatMap { SymbolTable.shapes[$0]?.filled }
  }

  /// SY2–SY4: what is made of that.
  private static func made(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    let base = without("fill", name) ?? name
    if let frame = SymbolFrame(rawValue: base) {
      return .framed(frame, isFilled: isFilled, nil)
    }
    if let inner = without("slash", base) {
      return SymbolShape(named: isFilled ? inner + ".fill" : inner).map(SymbolShape.slashed)
    }
    for frame in SymbolFrame.allCases {
      guard let inner = without(frame.rawValue, base) else { continue }
      return content(inner).map { .framed(frame, isFilled: isFilled, $0) }
    }
    return nil
  }

  /// SY3: what stands in a frame: filled where it can be, and letters and numbers as they are.
  private static func content(_ name: String) -> SymbolShape? {
    if let shape = plain(name + ".fill") ?? plain(name) { return shape }
    if name.hasSuffix(".slash") { return made(name) }
    let isShort = (1...2).contains(name.utf8.count) && name.utf8.allSatisfy { isLetterOrDigit($0) }
    return isShort ? .letters(name.uppercased()) : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func without(_ ending: String, _ name: String) -> String? {
    name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : nil
  }
}
