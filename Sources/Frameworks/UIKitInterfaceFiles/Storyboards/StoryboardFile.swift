internal import TactusCrashReports
@_spi(UIKitModules) import TactusUIKitViews

/// The scenes of a storyboard file.
@MainActor
final class StoryboardFile {
  /// The path of the file.
  let path: String
  /// The bundle of the file, its images and its colors.
  let bundle: Bundle
  private let document: NibElement
  /// The scenes by the identifiers of their controllers.
  private var scenes: [String: NibElement] = [:]
  /// The identifiers of controllers by those that the app uses.
  private var identifiers: [String: String] = [:]

  /// Reads a file of a bundle (Storyboards.SB1); traps if it cannot be read.
  init(_ name: String, in bundle: Bundle) {
    guard let path = Self.path(of: name, in: bundle),
      let data = FileManager.default.contents(atPath: path)
    else {
      let paths = bundle.paths(forResourcesOfType: "storyboard", inDirectory: nil)
      let names = paths.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
      programmingError(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)"
          + UnknownName.hint(
            for: name, among: Set(names).sorted(), called: "the storyboards of the bundle",
            none: "the bundle has no storyboards"),
        exception: "NSInvalidArgumentException")
    }
    (self.path, self.bundle) = (path, bundle)
    do throws(NibFile.ReadingError) {
      let texts = LocalizedTexts(of: name, in: bundle)
      let read = SizeVariations.applied(to: try NibFile.read(data, parts: "scenes"))
      document = NamedColors(of: read, in: bundle).applied(to: texts.applied(to: read))
    } catch {
      programmingError("\(path):\(error.line): the file \(error.message)")
    }
    for scene in document.elements(in: "scenes") { addScene(scene) }
  }

  /// The identifier of the initial controller; nil for none.
  var initial: String? { document["initialViewController"] }
  /// The identifiers that the app uses.
  var names: [String] { identifiers.keys.sorted() }

  /// Returns the identifier of the controller that has an identifier of the app.
  func identifier(named name: String) -> String? { identifiers[name] }

  /// Returns the scene of a controller; nil if there is none.
  func scene(_ id: String) -> NibElement? { scenes[id] }

  // MARK: Internals

  private func addScene(_ scene: NibElement) {
    for object in scene.elements(in: "objects") {
      guard let id = object["id"], StoryboardScene.isController(object) else { continue }
      if scenes[id] != nil { warn("two objects have the identifier \(id)", at: object) }
      scenes[id] = scene
      guard let name = object["storyboardIdentifier"] else { continue }
      if identifiers[name] != nil {
        warn("two view controllers have the identifier '\(name)'", at: object)
      }
      identifiers[name] = identifiers[name] ?? id
    }
  }

  private func warn(_ message: String, at element: NibElement) {
    RuntimeWarning.once("\(path):\(element.line): \(message)")
  }

  /// Returns the path of a file in the user's language or the base language; nil if there is none.
  private static func path(of name: String, in bundle: Bundle) -> String? {
    let base = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    return ["\(base)~iphone", base].lazy.compactMap {
      bundle.path(forResource: $0, ofType: "storyboard")
        ?? bundle.path(
          forResource: $0, ofType: "storyboard", inDirectory: nil, forLocalization: "Base")
    }.first
  }
}
