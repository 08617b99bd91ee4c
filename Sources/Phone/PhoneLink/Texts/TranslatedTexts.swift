/// Texts of a system app in several languages, found by the English ones (Settings.LA1).
///
/// The words are our own, after the sense of what pictures of phones show in each language.
package struct TranslatedTexts: Sendable {
  /// Reads a table.
  ///
  /// - Parameter table: A line for each text: the English, the German and the Polish one, with
  ///   ` | ` between them. `%1` and `%2` stand for names and numbers.
  package init(_ table: String) {
    var rows: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let texts = line.split(separator: "|").map(Self.trimmed)
      if let english = texts.first { rows[english] = Array(texts.dropFirst()) }
    }
    self.rows = rows
  }

  /// Returns a text in a language; the English one in a language without texts.
  ///
  /// A text without a translation stays English, which is logged.
  ///
  /// - Parameters:
  ///   - english: The English text.
  ///   - language: The language, such as `de-CH`.
  /// - Returns: The text.
  package func text(_ english: String, in language: String) -> String {
    guard let row = rows[english] else {
      print("the text “\(english)” is shown in English, because it has no translation")
      return english
    }
    let code = language.split(separator: "-").first.map { $0.lowercased() }
    guard let place = Self.languages.firstIndex(where: { $0 == code }), row.indices.contains(place)
    else { return english }
    return row[place]
  }

  /// The English texts.
  package var english: [String] { rows.keys.sorted() }

  /// The English texts that lack a translation, or whose placeholders differ in one.
  package var incomplete: [String] {
    rows.filter { english, texts in
      texts.count != Self.languages.count || texts.contains(where: \.isEmpty)
        || texts.contains { text in
          ["%1", "%2"].contains { text.contains($0) != english.contains($0) }
        }
    }.keys.sorted()
  }

  /// Returns a text with names in place of `%1` and `%2`.
  ///
  /// A placeholder within a name is not replaced.
  package static func filled(_ pattern: String, _ first: String, _ second: String = "") -> String {
    var text = ""
    var rest = pattern[...]
    while let place = rest.firstIndex(of: "%") {
      let number = rest.index(after: place)
      text += rest[..<place]
      guard number < rest.endIndex, rest[number] == "1" || rest[number] == "2" else {
        text.append("%")
        rest = rest[number...]
        continue
      }
      text += rest[number] == "1" ? first : second
      rest = rest[rest.index(after: number)...]
    }
    return text + rest
  }

  // MARK: Internals

  /// The languages of the texts after the English one.
  private static let languages = ["de", "pl"]

  /// The German and the Polish texts by the English ones.
  private let rows: [String: [String]]

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " }
    return rest.lastIndex { $0 != " " }.map { String(rest[...$0]) } ?? ""
  }
}
