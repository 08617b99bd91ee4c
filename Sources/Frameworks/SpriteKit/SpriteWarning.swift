internal import TactusCrashReports

/// The messages about parts of SpriteKit that have no effect here.
enum SpriteWarning {
  /// Warns once that something has no effect, with the place (Scenes.SK40).
  static func hasNoEffect(_ name: String, _ reason: String) {
    RuntimeWarning.once("\(name) has no effect here: \(reason)", namesPlace: true)
  }

  /// Warns once that shaders do not run, with the place (Scenes.SK40).
  static func shaderHasNoEffect(_ name: String) {
    hasNoEffect(name, "shaders do not run, so that the node is drawn without it")
  }

  /// Warns once that a file is not read, with the place (Scenes.SK8).
  static func isNotRead(_ file: String, as name: String) {
    RuntimeWarning.once(
      "\(name): the file “\(file)” is not read, because files of Xcode's scene editor cannot be "
        + "read here; create the nodes in code", namesPlace: true)
  }

  /// Warns once about a misuse, with the place.
  static func misuse(_ message: String) { RuntimeWarning.once(message, namesPlace: true) }

  /// Ends the program because of something that cannot happen.
  static func fail(_ message: String) -> Never { programmingError(message) }
}
