/// The shape that replaces an iPhone symbol that is not drawn here (Symbols.SY10).
package struct SymbolSubstitute {
  /// The shape.
  package let shape: SymbolShape
  /// The name of the drawn symbol with that shape; nil for a framed question mark.
  package let drawnName: String?

  /// Finds the substitute for a name; nil if iPhones have no symbol with the name.
  package init?(for name: String) {
    guard SymbolNames.all.contains(name) else { return nil }
    let isFilled = name.hasSuffix(".fill")
    let parts = (isFilled ? String(name.dropLast(5)) : name).split(separator: ".")
    for count in (1..<max(parts.count, 1)).reversed() {
      let start = parts.prefix(count).joined(separator: ".")
      for drawn in isFilled ? [start + ".fill", start] : [start] {
        guard let shape = SymbolShape(named: drawn) else { continue }
        (self.shape, drawnName) = (shape, drawn)
        return
      }
    }
    let base = parts.joined(separator: ".")
    let frame = SymbolFrame.allCases.last { base.hasSuffix("." + $0.rawValue) }
    shape = .framed(frame ?? .square, isFilled: isFilled, .letters("?"))
    drawnName = nil
  }

  /// A phrase for messages about the substitute.
  package var description: String {
    drawnName.map { "'\($0)' is drawn instead" } ?? "a question mark is drawn instead"
  }
}
