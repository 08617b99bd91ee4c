/// The structure of a symbol.
///
/// The rules that derive shapes from names are in Symbols.SY1–SY4.
package indirect enum SymbolShape: Hashable, Sendable {
  /// A glyph of the symbol font.
  case glyph(String)
  /// The outline of a glyph of the symbol font.
  case outline(String)
  /// Letters of the system font.
  case letters(String)
  /// A frame with optional content.
  case framed(SymbolFrame, isFilled: Bool, SymbolShape?)
  /// A shape with a slash.
  case slashed(SymbolShape)

  /// Derives the shape from a name; `nil` for an unknown name.
  package init?(named name: String) {
    guard let shape = Self.tableShape(name) ?? Self.composedShape(name) else { return nil }
    self = shape
  }

  /// Returns the shape from the table (Symbols.SY1).
  private static func tableShape(_ name: String) -> SymbolShape? {
    if let shape = SymbolTable.shapes[name]?.outlined { return shape }
    return removingSuffix("fill", name).flatMap { SymbolTable.shapes[$0]?.filled }
  }

  /// Returns the shape composed of others (Symbols.SY2–SY4).
  private static func composedShape(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    let base = removingSuffix("fill", name) ?? name
    if let frame = SymbolFrame(rawValue: base) {
      return .framed(frame, isFilled: isFilled, nil)
    }
    if let inner = removingSuffix("slash", base) {
      return SymbolShape(named: isFilled ? inner + ".fill" : inner).map(SymbolShape.slashed)
    }
    for frame in SymbolFrame.allCases {
      guard let inner = removingSuffix(frame.rawValue, base) else { continue }
      return content(inner).map { .framed(frame, isFilled: isFilled, $0) }
    }
    return nil
  }

  /// Returns the content of a frame: a filled shape if it exists, or letters and digits
  /// (Symbols.SY3).
  private static func content(_ name: String) -> SymbolShape? {
    if let shape = tableShape(name + ".fill") ?? tableShape(name) { return shape }
    if name.hasSuffix(".slash") { return composedShape(name) }
    let isShort = (1...2).contains(name.utf8.count) && name.utf8.allSatisfy { isLetterOrDigit($0) }
    return isShort ? .letters(name.uppercased()) : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func removingSuffix(_ ending: String, _ name: String) -> String? {
    name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : nil
  }
}
