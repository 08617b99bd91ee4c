internal import TactusCrashReports

/// The messages of code that shows sprites.
enum SpriteWarning {
  /// Warns that sprites are not drawn, once (Scenes.SC1).
  static func write(_ view: String) {
    RuntimeWarning.once(
      "\(view): sprites are not drawn here; the view is empty", namesPlace: true)
  }

  /// Ends the program, because there is no picture of sprites (Scenes.SC2).
  static func fail(_ function: String) -> Never {
    programmingError("\(function): sprites are not drawn here, so there is no picture of them")
  }
}
