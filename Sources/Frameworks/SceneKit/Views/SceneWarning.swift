internal import TactusCrashReports

/// The messages of code that shows scenes.
enum SceneWarning {
  /// Warns that scenes are not drawn, once (Scenes.SC1).
  static func write(_ view: String) {
    RuntimeWarning.once(
      "\(view): scenes are not drawn here; the view is empty", namesPlace: true)
  }

  /// Ends the program, because there is no picture of a scene (Scenes.SC2).
  static func fail(_ function: String) -> Never {
    programmingError("\(function): scenes are not drawn here, so there is no picture of one")
  }
}
