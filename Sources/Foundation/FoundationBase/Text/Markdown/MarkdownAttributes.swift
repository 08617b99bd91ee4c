/// The attributes that a Markdown source sets on parts of its text: `^[text](name: value)`.
///
/// Debian's cmark does not know them, so each becomes an image whose address is its number
/// (Markdown.MD9).
struct MarkdownAttributes {
  /// The values of the attributes of one part.
  struct Values: Decodable {
    let inflect: InflectionRule?
    let inflectionAlternative: String?

    private enum CodingKeys: CodingKey { case inflect, inflectionAlternative }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let isOff = (try? values.decodeIfPresent(Bool.self, forKey: .inflect)) == false
      inflect = isOff ? nil : try values.decodeIfPresent(InflectionRule.self, forKey: .inflect)
      inflectionAlternative = try values.decodeIfPresent(
        String.self, forKey: .inflectionAlternative)
    }
  }

  /// The source without attributes.
  private(set) var source = ""
  /// The values of the attributes, by the number in an image's address.
  private(set) var values: [Values] = []

  /// Finds the attributes of a source; those that cannot be read stay as they are.
  init(of text: String) {
    var rest = text[...]
    while let start = rest.range(of: "^[") {
      source += rest[..<start.lowerBound]
      let isEscaped = source.hasSuffix("\\")
      if !isEscaped, let (part, end) = Self.part(after: start.upperBound, of: rest),
        let read = Self.values(in: part.values)
      {
        source += "![\(part.text)](<\(Self.scheme)\(values.count)>)"
        values.append(read)
        rest = rest[end...]
      } else {
        source += "^["
        rest = rest[start.upperBound...]
      }
    }
    source += rest
  }

  /// Returns the values to which the address of an image leads; nil if it is not such an image.
  static func values(at address: String, of all: [Values]) -> Values? {
    guard address.hasPrefix(scheme), let place = Int(address.dropFirst(scheme.count)) else {
      return nil
    }
    return all.indices.contains(place) ? all[place] : nil
  }

  // MARK: Internals

  private static let scheme = "tactus-attributes:"

  private typealias Part = (text: Substring, values: Substring)

  /// Returns the text and the values that begin at a place, and their end.
  private static func part(
    after start: String.Index, of source: Substring
  ) -> (Part, end: String.Index)? {
    guard let bracket = end(from: start, of: source, "[", "]") else { return nil }
    let after = source.index(after: bracket)
    guard after < source.endIndex, source[after] == "(" else { return nil }
    let first = source.index(after: after)
    guard let parenthesis = end(from: first, of: source, "(", ")") else { return nil }
    return (
      (source[start..<bracket], source[first..<parenthesis]), source.index(after: parenthesis)
    )
  }

  /// Returns the place of the character that closes what has been opened before a place.
  private static func end(
    from start: String.Index, of source: Substring, _ open: Character, _ close: Character
  ) -> String.Index? {
    var (place, depth) = (start, 1)
    var quote: Character?
    while place < source.endIndex {
      let character = source[place]
      if character == "\\" {
        place = source.index(after: place)
        guard place < source.endIndex else { return nil }
      } else if let mark = quote {
        if character == mark { quote = nil }
      } else if open == "(", character == "'" || character == "\"" {
        quote = character
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
        if depth == 0 { return place }
      }
      place = source.index(after: place)
    }
    return nil
  }

  private static func values(in text: Substring) -> Values? {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try? decoder.decode(Values.self, from: Data("{\(text)}".utf8))
  }
}
