/// The dynamic system colors as Swift.
struct SystemColorTable: Decodable {
  private var colors: [String: Variants]

  /// The color in each appearance, as #RRGGBB or #RRGGBBAA.
  private struct Variants: Decodable {
    var light: String
    var dark: String
    var lightContrast: String?
    var darkContrast: String?
    var darkElevated: String?
    var darkElevatedContrast: String?
  }

  func swift() throws -> String {
    let lines = try colors.sorted { $0.key < $1.key }.map { name, variants in
      try declaration(name, variants)
    }
    let names = colors.keys.sorted().map { "    \($0)," }.joined(separator: "\n")
    return """
      // Made by `swift run generate-tables` of Data/SystemColors.json, which names its sources.
      // Do not edit.

      extension SystemColor {
      \(lines.joined(separator: "\n"))

        /// All dynamic system colors.
        static let all = [
      \(names)
        ]
      }

      """
  }

  private func declaration(_ name: String, _ variants: Variants) throws -> String {
    let lightContrast = variants.lightContrast ?? variants.light
    let darkContrast = variants.darkContrast ?? variants.dark
    let elevated = variants.darkElevated ?? variants.dark
    let elevatedContrast = variants.darkElevatedContrast ?? darkContrast
    return """
        static let \(name) = SystemColor(
          "\(name)", light: \(try hex(variants.light)), dark: \(try hex(variants.dark)),
          lightContrast: \(try hex(lightContrast)), darkContrast: \(try hex(darkContrast)),
          elevated: \(try hex(elevated)), elevatedContrast: \(try hex(elevatedContrast)))
      """
  }

  private func hex(_ text: String) throws -> String { try HexColor.number(text) }
}
