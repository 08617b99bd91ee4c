/// The blur materials as Swift.
struct MaterialTable: Decodable {
  private var materials: [String: AppearanceVariants<Recipe>]
  private var opaque: AppearanceVariants<String>
  private var vibrancies: [String: AppearanceVariants<String>]

  /// Values for light and dark mode; the dark value defaults to the light one.
  private struct AppearanceVariants<Value: Decodable>: Decodable {
    var light: Value
    var dark: Value?
  }

  private struct Recipe: Decodable {
    var sigma: Double
    var saturation: Double
    var tint: String
  }

  func swift() throws -> String {
    let recipes = try materials.sorted { $0.key < $1.key }.map { name, variants in
      """
        static let \(name) = Material(
          light: \(try recipe(variants.light)),
          dark: \(try recipe(variants.dark ?? variants.light)))
      """
    }
    let tints = try vibrancies.sorted { $0.key < $1.key }.map { name, variants in
      let (light, dark) = (variants.light, variants.dark ?? variants.light)
      return """
          static let \(name) = VibrantTint(
            light: \(try HexColor.number(light)), dark: \(try HexColor.number(dark)))
        """
    }
    return """
      // Made by `swift run generate-tables` of Data/Materials.json, which names its sources.
      // Do not edit.

      extension Material {
      \(recipes.joined(separator: "\n"))

        /// The color of every material in a light appearance with reduced transparency.
        static let opaqueLight: UInt32 = \(try HexColor.number(opaque.light))
        /// The color of every material in a dark appearance with reduced transparency.
        static let opaqueDark: UInt32 = \(try HexColor.number(opaque.dark ?? opaque.light))
      }

      extension VibrantTint {
      \(tints.joined(separator: "\n"))
      }

      """
  }

  private func recipe(_ recipe: Recipe) throws -> String {
    let tint = try HexColor.number(recipe.tint)
    return "Recipe(sigma: \(recipe.sigma), saturation: \(recipe.saturation), tint: \(tint))"
  }
}
