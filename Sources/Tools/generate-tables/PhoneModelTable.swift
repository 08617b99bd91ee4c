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
    var cornerRadius: Double
    var safeArea: SafeArea
    var refreshesPerSecond: Int
    var scansPerSecond: Int
    var hasHomeButton: Bool
    /// Whether the device is a tablet; `nil` for a phone.
    var isTablet: Bool?

    struct Screen: Decodable {
      var width: Int
      var height: Int
      var scale: Int
    }

    struct SafeArea: Decodable {
      var top: Double
      var bottom: Double
      var sides: Double
      var sidewaysBottom: Double
      /// The height at the top in landscape; `nil` for 0.
      var sidewaysTop: Double?
    }
  }

  private let models: [Model]

  init() throws {
    models = try DataFile.all(in: "Data/PhoneModels", extension: "json").map {
      try DataFile.read($0, as: Model.self)
    }
  }

  var swift: String {
    let names = models.map { "    \(identifier(of: $0))," }.joined(separator: "\n")
    return """
      // Made by `swift run generate-tables` of Data/PhoneModels, where every entry names its
      // source. Do not edit.

      import TactusPhoneLink

      extension PhoneModel {
        /// The built-in models, by name.
        public static let builtIn: [PhoneModel] = [
      \(names)
        ]

      \(models.map(declaration).joined(separator: "\n\n"))
      }

      """
  }

  /// Returns the model's title as an identifier if it can be one, such as `iPhone6s`; otherwise its
  /// command name.
  private func identifier(of model: Model) -> String {
    guard model.title.hasPrefix("iPhone") else { return Identifier.of(model.name) }
    return model.title.prefix { $0 != "," }.filter { $0 != " " }
  }

  private func declaration(_ model: Model) -> String {
    let (screen, area) = (model.screen, model.safeArea)
    let top = area.sidewaysTop.map { "top: \($0), " } ?? ""
    let idiom = model.isTablet == true ? ",\n    idiom: .pad" : ""
    return """
        /// \(model.title).
        public static let \(identifier(of: model)) = PhoneModel(
          name: "\(model.name)",
          title: "\(model.title)",
          tapticEngine: \(model.tapticEngine),
          playsFeedback: \(model.playsFeedback),
          playsPatterns: \(model.playsPatterns),
          hasForceTouch: \(model.hasForceTouch),
          screen: Screen(
            width: \(screen.width), height: \(screen.height), scale: \(screen.scale),
            cornerRadius: \(model.cornerRadius),
            portraitSafeArea: SafeArea(top: \(area.top), bottom: \(area.bottom)),
            landscapeSafeArea: SafeArea(
              \(top)left: \(area.sides), bottom: \(area.sidewaysBottom), right: \(area.sides)),
            refreshesPerSecond: \(model.refreshesPerSecond),
            scansPerSecond: \(model.scansPerSecond)),
          hasHomeButton: \(model.hasHomeButton)\(idiom))
      """
  }
}
