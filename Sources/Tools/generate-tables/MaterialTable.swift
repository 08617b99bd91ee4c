/// The recipes of blurs as Swift.
struct MaterialTable: Decodable {
  private var materials: [String: Looks<Recipe>]
  private var opaque: Looks<String>
  private var vibrancies: [String: Looks<String>]

  /// The same in each look; where dark is left out it is as light.
  private struct Looks<Value: Decodable>: Decodable {
    var light: Value
    var dark: Value?
  }

  private struct Recipe: Decodable {
    var sigma: Double
    var saturation: Double
    var tint: String
  }

  func swift() throws -> String {
    let recipes = try materials.sorted { $0.key < $1.key }.map { name, looks in
      """
        static let \(name) = Material(
          light: \(try recipe(looks.light)),
          dark: \(try recipe(looks.dark ?? looks.light)))
      """
    }
    let tints = try vibrancies.sorted { $0.key < $1.key }.map { name, looks in
      let (light, dark) = (looks.light, looks.dark ?? looks.light)
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

        /// What is seen in the place of all of them where nothing is to shine through.
        static let opaqueLight: UInt32 = \(try HexColor.number(opaque.light))
        /// The same where it is dark.
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
