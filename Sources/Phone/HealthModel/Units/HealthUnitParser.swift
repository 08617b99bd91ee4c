/// A parser of the texts of units, such as `mg/dL` (Health.UN1…).
struct HealthUnitParser {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The limits of a text: its bytes, the nesting of parentheses, and an exponent.
  ///
  /// - Source: ours: more than any public unit needs. Confidence: guess.
  private static let (maximumBytes, maximumDepth, maximumExponent) = (512, 16, 24)

  /// Parses the whole text.
  mutating func parse() throws(HealthUnitError) -> HealthUnit {
    guard bytes.count <= Self.maximumBytes else { throw error("the text of a unit is too long") }
    guard !bytes.isEmpty else { return .null }
    let unit = try product(depth: 0)
    guard place == bytes.count else { throw error("expected '.', '*', '/' or the end") }
    guard unit.largestExponent <= Self.maximumExponent else {
      throw error("the exponent of a unit is too large")
    }
    return unit
  }

  // MARK: Internals

  private func error(_ message: String) -> HealthUnitError {
    HealthUnitError(offset: place, message: message)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Parses a product; after a slash all factors are divisors (Health.UN2).
  private mutating func product(depth: Int) throws(HealthUnitError) -> HealthUnit {
    var unit = try power(depth: depth)
    var divides = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "*"): place += 1
      case 0xC2 where place + 1 < bytes.count && bytes[place + 1] == 0xB7: place += 2
      case UInt8(ascii: "/"):
        place += 1
        divides = true
      default: return unit
      }
      let factor = try power(depth: depth)
      unit = divides ? unit.divided(by: factor) : unit.multiplied(by: factor)
    }
    return unit
  }

  private mutating func power(depth: Int) throws(HealthUnitError) -> HealthUnit {
    let unit: HealthUnit
    if next == UInt8(ascii: "(") {
      guard depth < Self.maximumDepth else { throw error("too many parentheses") }
      place += 1
      if next == UInt8(ascii: ")") {
        unit = .null
      } else {
        unit = try product(depth: depth + 1)
        guard next == UInt8(ascii: ")") else { throw error("expected ')'") }
      }
      place += 1
    } else {
      unit = try symbol()
    }
    guard next == UInt8(ascii: "^") else { return unit }
    place += 1
    return unit.raised(to: try exponent())
  }

  private mutating func exponent() throws(HealthUnitError) -> Int {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard let power = Int(String(decoding: bytes[start..<place], as: UTF8.self)),
      abs(power) <= Self.maximumExponent
    else {
      place = start
      throw error("expected an exponent up to \(Self.maximumExponent)")
    }
    return power
  }

  private mutating func symbol() throws(HealthUnitError) -> HealthUnit {
    let start = place
    while let byte = next, Self.isOfSymbol(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    var mass = 0.0
    if next == UInt8(ascii: "<") {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")),
        let number = Double(String(decoding: bytes[(place + 1)..<end], as: UTF8.self)),
        number.isFinite, number > 0
      else { throw error("expected a molar mass in grams, such as mol<180.15588>") }
      mass = number
      place = end + 1
    }
    if let unit = HealthUnit(symbol: text, molarMass: mass) { return unit }
    for prefix in HealthPrefix.allCases where prefix != .none && text.hasPrefix(prefix.symbol) {
      let rest = String(text.dropFirst(prefix.symbol.count))
      if let unit = HealthUnit(symbol: rest, prefix: prefix, molarMass: mass) { return unit }
    }
    place = start
    throw error(text.isEmpty ? "expected a unit" : "'\(text)' is no unit")
  }

  private static func isOfSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
