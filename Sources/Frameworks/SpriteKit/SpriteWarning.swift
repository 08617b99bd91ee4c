internal import TactusCrashReports

/// The warnings about parts of SpriteKit without an effect.
enum SpriteWarning {
  /// Warns once that something has no effect, with the source location (Scenes.SK40).
  static func hasNoEffect(_ name: String, _ reason: String) {
    RuntimeWarning.once("\(name) has no effect here: \(reason)", namesPlace: true)
  }

  /// Warns once that shaders do not run, with the source location (Scenes.SK40).
  static func shaderHasNoEffect(_ name: String) {
    hasNoEffect(name, "shaders do not run, so that the node is drawn without it")
  }

  /// Warns once that a file is not read, with the source location (Scenes.SK8).
  static func isNotRead(_ file: String, as name: String) {
    RuntimeWarning.once(
      "\(name): the file “\(file)” is not read, because files of Xcode's scene editor cannot be "
        + "read here; create the nodes in code", namesPlace: true)
  }

  /// Warns once about a misuse, with the source location.
  static func misuse(_ message: String) { RuntimeWarning.once(message, namesPlace: true) }

  /// Traps because of an impossible state.
  static func fail(_ message: String) -> Never { programmingError(message) }
}
