internal import TactusCrashReports
@_spi(UIKitModules) import TactusUIKitViews

/// A scene that is being or has been created: a controller, its view, and the objects beside it.
///
/// The controller owns its scene. The view is created when the controller needs it
/// (Storyboards.SB4).
@MainActor
final class StoryboardScene: ControllerScene {
  private let board: UIStoryboard
  private let element: NibElement
  private let controllerElement: NibElement
  /// The decoder, until the view has been loaded.
  private var decoder: NibDecoder?
  private(set) weak var controller: UIViewController?
  /// The objects beside the controller, which the scene keeps.
  private var others: [NSObject] = []
  /// The segues by their elements, which the objects that cause them refer to.
  private var segues: [ObjectIdentifier: SegueTemplate] = [:]
  /// The segues that put controllers into container views, until the view has been loaded.
  private var embedded: [(SegueTemplate, UIView)] = []
  /// The exits, to which unwind segues lead.
  private var exits: Set<String> = []

  /// Creates the scene of a controller.
  init(_ element: NibElement, _ id: String, of board: UIStoryboard) {
    (self.element, self.board) = (element, board)
    let objects = element.elements(in: "objects")
    controllerElement = objects.first { $0["id"] == id } ?? NibElement("viewController")
    exits = Set(objects.filter { $0.name == "exit" }.compactMap { $0["id"] })
  }

  var storyboard: UIStoryboard? { board }

  /// Returns whether an element is a controller, or stands for one of another storyboard.
  static func isController(_ element: NibElement) -> Bool {
    element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
  }

  // MARK: Creating

  /// Creates the controller by its class or by a function of the app (Storyboards.SB3).
  func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    if controllerElement.name == "viewControllerPlaceholder" { return referenced(creator) }
    let decoder = NibDecoder(board.content.path, bundle: board.bundle, owner: nil)
    (self.decoder, decoder.scene) = (decoder, self)
    decoder.creator = creator
    let made = decoder.object(of: controllerElement) as? UIViewController
    guard let made else {
      programmingError(
        "\(board.content.path):\(controllerElement.line): no view controller can be created of "
          + "<\(controllerElement.name)> and the class "
          + (controllerElement["customClass"] ?? "of the element"))
    }
    // An initializer of the app that does not call `super.init(coder:)` is unlikely, but possible.
    (made.storyboardScene, controller) = (self, made)
    for object in element.elements(in: "objects") where object !== controllerElement {
      switch object.name {
      case "placeholder", "exit": decoder.registerPlaceholder(nil, object)
      default: if let other = decoder.object(of: object) { others.append(other) }
      }
    }
    decoder.finish(element, isLast: false)
    findAnchors(decoder)
    return made
  }

  /// Adopts the controller while its initializer runs.
  func adopt(_ controller: UIViewController) {
    self.controller = controller
    controller.storyboardScene = self
  }

  /// The element of the controller.
  var elementOfController: NibElement { controllerElement }

  /// Returns the controller of another storyboard (Storyboards.SB5).
  private func referenced(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let name = controllerElement["storyboardName"]
    let bundle = controllerElement["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
    let other = name.map { UIStoryboard(name: $0, bundle: bundle ?? board.bundle) } ?? board
    let found = other.makeController(controllerElement["referencedIdentifier"], creator: creator)
    guard let found else {
      programmingError(
        "\(board.content.path):\(controllerElement.line): the referenced view controller "
          + "'\(controllerElement["referencedIdentifier"] ?? "initial")' of "
          + "'\(name ?? board.fileName).storyboard' does not exist")
    }
    return found
  }

  // MARK: View

  func makeView(of controller: UIViewController) -> UIView? {
    guard let decoder, let element = controllerElement.value("view") else { return nil }
    return Nesting.enter("the view of \(type(of: controller))") {
      decoder.object(of: element) as? UIView
    }
  }

  func connectView() {
    guard let decoder, let controller else { return }
    registerLayoutGuides(decoder, controller)
    decoder.finish(element, isLast: true)
    findAnchors(decoder)
    self.decoder = nil
    let embedded = embedded
    self.embedded = []
    Nesting.enter("the containers of \(type(of: controller))") {
      for (segue, view) in embedded { segue.embed(in: view) }
    }
  }

  /// Stores the guides of bars, which files of iOS 7 and later constrain views to.
  private func registerLayoutGuides(_ decoder: NibDecoder, _ controller: UIViewController) {
    for guide in controllerElement.elements(in: "layoutGuides") {
      decoder.register(controller.barGuide(atTop: guide["type"] != "bottom"), as: guide)
    }
  }

  // MARK: Segues

  /// Returns the segue of an element.
  func segue(_ element: NibElement) -> SegueTemplate {
    if let known = segues[ObjectIdentifier(element)] { return known }
    let new = SegueTemplate(element, in: self)
    segues[ObjectIdentifier(element)] = new
    return new
  }

  /// Puts a controller into a container view when the view has been loaded (Storyboards.SG6).
  func embed(_ segue: SegueTemplate, in view: UIView) { embedded.append((segue, view)) }

  func performSegue(_ identifier: String, sender: Any?) -> Bool {
    let found = element.all.first { $0.name == "segue" && $0["identifier"] == identifier }
    guard let found else { return false }
    segue(found).fire(sender: sender)
    return true
  }

  /// Returns a new controller of the storyboard.
  func destination(
    of element: NibElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let id = element["destination"], board.content.scene(id) != nil else {
      programmingError(
        "\(board.content.path):\(element.line): the segue "
          + "'\(element["identifier"] ?? element["id"] ?? "")' has no destination in the file")
    }
    return board.controller(id, creator: creator)
  }

  /// The objects that segues point at.
  let anchors = SegueAnchors()
  /// The segues with previews.
  let previews = PreviewSegue()

  private func findAnchors(_ decoder: NibDecoder) {
    for segue in element.all where segue.name == "segue" {
      for name in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
        if let id = segue[name], let object = decoder.object(id) { anchors.add(object, id) }
      }
    }
  }

  /// Prints a warning with the place in the file.
  func warn(_ message: String, at element: NibElement) {
    RuntimeWarning.once("\(board.content.path):\(element.line): \(message)")
  }

  /// Creates a prototype with its own objects (Storyboards.TC1).
  func prototype(_ element: NibElement) -> PrototypeNib { PrototypeNib(element, in: self, board) }
}

/// Objects that segues refer to by their identifiers in the file.
@MainActor
final class SegueAnchors {
  private struct Anchor {
    weak var object: NSObject?
  }
  private var anchors: [String: Anchor] = [:]

  /// Stores an object.
  func add(_ object: NSObject, _ id: String) { anchors[id] = Anchor(object: object) }

  /// Returns the object with an identifier.
  func object(_ id: String?) -> NSObject? { id.flatMap { anchors[$0]?.object } }
}
