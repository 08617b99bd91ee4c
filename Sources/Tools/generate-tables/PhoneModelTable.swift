/// The built-in phone models as Swift.
struct PhoneModelTable {
  /// One file of `Data/PhoneModels`.
  struct Model: Decodable {
    var name: String
    var title: String
    var tapticEngine: Int
    var playsFeedback: Bool
    var playsPatterns: Bool
    var hasForceTouch: Bool
    var screen: Screen

    struct Screen: Decodable {
      var width: Int
      var height: Int
      var scale: Int
    }
  }

  private let models: [Model]

  init() throws {
    models = try DataFile.all(in: "Data/PhoneModels", extension: "json").map {
      try DataFile.read($0, as: Model.self)
    }
  }

  var swift: String {
    let names = models.map { "    \(Identifier.of($0.name))," }.joined(separator: "\n")
    return """
      // Made by `swift run generate-tables` of Data/PhoneModels, where every entry names its source.
      // Do not edit.

      extension PhoneModel {
        /// The models that come with Tactus, by their name.
        public static let builtIn: [PhoneModel] = [
      \(names)
        ]

      \(models.map(declaration).joined(separator: "\n\n"))
      }

      """
  }

  private func declaration(_ model: Model) -> String {
    let screen = model.screen
    return """
        /// \(model.title).
        public static let \(Identifier.of(model.name)) = PhoneModel(
          name: "\(model.name)",
          title: "\(model.title)",
          tapticEngine: \(model.tapticEngine),
          playsFeedback: \(model.playsFeedback),
          playsPatterns: \(model.playsPatterns),
          hasForceTouch: \(model.hasForceTouch),
          screen: Screen(width: \(screen.width), height: \(screen.height), scale: \(screen.scale)))
      """
  }
}
