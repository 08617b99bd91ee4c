internal import TactusCrashReports
@_spi(UIKitModules) import TactusUIKitViews

extension UIStoryboard: StoryboardInstantiating {
  /// Creates the controller with an identifier, or the initial one; nil if there is none
  /// (Storyboards.SB2).
  package func makeController(
    _ identifier: String?, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let content = content
    guard let identifier else {
      guard let id = content.initial else {
        RuntimeWarning.once(
          "\(content.path): no view controller is the initial one; the identifiers are "
            + content.names.joined(separator: ", "))
        return nil
      }
      return controller(id, creator: creator)
    }
    guard let id = content.identifier(named: identifier) else {
      RuntimeWarning.once(
        "\(content.path): no view controller has the identifier '\(identifier)'"
          + UnknownName.hint(
            for: identifier, among: content.names, called: "the identifiers",
            none: "the storyboard has no identifiers"))
      return nil
    }
    return controller(id, creator: creator)
  }

  /// The scenes, read once.
  var content: StoryboardFile {
    if let file = file as? StoryboardFile { return file }
    let new = StoryboardFile(fileName, in: bundle)
    file = new
    return new
  }

  /// Creates the controller of an element; traps if the file has none (Storyboards.SB5).
  func controller(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    guard let scene = content.scene(id) else {
      programmingError("\(content.path): no scene has a view controller with the identifier \(id)")
    }
    return Nesting.enter("\(fileName).storyboard, \(id)") {
      StoryboardScene(scene, id, of: self).makeController(creator)
    }
  }
}

/// The scenes that are being created within one another.
@MainActor
enum Nesting {
  private static var scenes: [String] = []
  /// The maximum number of scenes within one another.
  ///
  /// - Source: ours: containers are nested a few levels deep. Confidence: guess.
  private static let limit = 32

  /// Creates a scene; traps if scenes contain themselves (Storyboards.SB5).
  static func enter<Result>(_ scene: String, _ body: () -> Result) -> Result {
    scenes.append(scene)
    defer { scenes.removeLast() }
    programmingPrecondition(
      scenes.count <= limit,
      "scenes of storyboards contain one another without an end: "
        + scenes.suffix(4).joined(separator: " → "))
    return body()
  }
}
