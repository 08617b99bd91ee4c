/// The keys of the languages of the screen keyboard as Swift.
struct KeyboardLayoutTable: Decodable {
  var languages: [Language]

  struct Language: Decodable {
    var language: String
    var letters: [String]
    var numbers: [String]
    var symbols: [String]
    var accents: [String: String]
    var titles: [String: String]
    var returns: [String: String]

    var swift: String {
      let names = ["letters", "numbers", "symbols"]
      let planes = zip(names, [letters, numbers, symbols]).map { name, rows in
        "\(name): [\(rows.map(quoted).joined(separator: ", "))],"
      }
      return """
          /// The keys of the language.
          static let \(language) = LanguageKeys(
            \(planes.joined(separator: "\n    "))
            accents: \(dictionary(accents)),
            titles: \(dictionary(titles)),
            returns: \(dictionary(returns)))
        """
    }

    private func dictionary(_ table: [String: String]) -> String {
      guard !table.isEmpty else { return "[:]" }
      let comma = table.count > 1 ? "," : ""
      let lines = table.sorted { $0.key < $1.key }.map {
        "      \(quoted($0.key)): \(quoted($0.value))\(comma)"
      }
      return "[\n\(lines.joined(separator: "\n"))\n    ]"
    }

    private func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
  }

  var swift: String {
    let cases = languages.map { "    case .\($0.language): \($0.language)" }
    return """
      // Made by `swift run generate-tables` of Data/KeyboardLayouts.json, which names the source of
      // every table. Do not edit.

      import TactusPhoneLink

      extension LanguageKeys {
        /// Returns the keys of a language.
        static func keys(of language: KeyboardLanguage) -> LanguageKeys {
          switch language {
      \(cases.joined(separator: "\n"))
          }
        }

      \(languages.map(\.swift).joined(separator: "\n\n"))
      }

      """
  }
}
