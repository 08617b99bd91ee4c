/// The font families of iPhones that this machine lacks, with their substitutes.
///
/// Source: Text.FO8
enum SubstituteFontFamilies {
  /// Returns the substitute of a family; `nil` for a family that iPhones do not have.
  static func substitute(for family: String) -> String? { substitutes[family] }

  /// Returns the family of a name in lower case without spaces.
  static func family(_ normalizedName: String) -> String? {
    familiesByNormalizedName[normalizedName]
  }

  /// All families, sorted.
  static var names: [String] { substitutes.keys.sorted() }

  // MARK: Internals

  private static let substitutes: [String: String] = {
    let plain = [
      "Arial", "Avenir", "Avenir Next", "Chalkboard SE", "Futura", "Gill Sans", "Helvetica",
      "Helvetica Neue", "Marker Felt", "Noteworthy", "Optima", "Trebuchet MS", "Verdana",
    ]
    let serif = [
      "American Typewriter", "Baskerville", "Charter", "Cochin", "Copperplate", "Didot", "Georgia",
      "Hoefler Text", "Palatino", "Times New Roman",
    ]
    let monospaced = ["Courier", "Courier New", "Menlo"]
    var all: [String: String] = [:]
    for name in plain { all[name] = "Inter" }
    for name in serif { all[name] = "DejaVu Serif" }
    for name in monospaced { all[name] = "DejaVu Sans Mono" }
    return all
  }()

  private static let familiesByNormalizedName: [String: String] = Dictionary(
    uniqueKeysWithValues: substitutes.keys.map { ($0.lowercased().filter { $0 != " " }, $0) })
}
