extension VCardLine {
  /// Parses a line without folds; `nil` if it is not a property.
  init?(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    // The header ends with the first colon that is not in quotation marks.
    var (isQuoted, pieces, start) = (false, [String](), 0)
    var colon: Int?
    for (index, character) in scalars.enumerated() {
      switch character {
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted:
        pieces.append(Self.text(scalars[start..<index]))
        start = index + 1
      case ":" where !isQuoted: colon = index
      default: break
      }
      if colon != nil { break }
    }
    guard let colon else { return nil }
    pieces.append(Self.text(scalars[start..<colon]))
    let name = pieces.removeFirst().filter { $0 != " " && $0 != "\t" }
    let dot = name.lastIndex(of: ".")
    self.init(String(dot.map { name[name.index(after: $0)...] } ?? name[...]).uppercased(), "")
    guard !self.name.isEmpty else { return nil }
    group = dot.map { String(name[..<$0]) } ?? ""
    parameters = pieces.map(Self.parameter)
    value = Self.text(scalars[(colon + 1)...])
    let encodings = parameters.flatMap(\.values).map { $0.uppercased() }
    if encodings.contains("QUOTED-PRINTABLE") {
      value = Self.decoded(value, charset: parameter("CHARSET")?.uppercased())
    }
  }

  // MARK: Internals

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Returns a parameter; one of version 2.1 without a name has an empty one.
  private static func parameter(_ piece: String) -> (name: String, values: [String]) {
    guard let sign = piece.firstIndex(of: "=") else { return ("", [piece]) }
    let name = piece[..<sign].uppercased().filter { $0 != " " }
    var (values, value, isQuoted) = ([String](), "", false)
    for character in piece[piece.index(after: sign)...] {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        values.append(value)
        value = ""
      default: value.append(character)
      }
    }
    return (name, values + [value])
  }

  /// Decodes a quoted-printable value (RFC 2045).
  private static func decoded(_ value: String, charset: String?) -> String {
    var (bytes, rest) = ([UInt8](), Array(value.utf8)[...])
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), rest.count >= 2,
        let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    if charset?.hasPrefix("ISO-8859") == true { return VCardReader.latin(bytes) }
    return String(validating: bytes, as: UTF8.self) ?? VCardReader.latin(bytes)
  }
}
