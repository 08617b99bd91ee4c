internal import TactusCrashReports
internal import TactusSelectors
@_spi(UIKitModules) import TactusUIKitViews

/// A segue of a storyboard, which can be performed any number of times (Storyboards.SG1).
@MainActor
final class SegueTemplate: NSObject {
  /// The element.
  let element: NibElement
  private weak var scene: StoryboardScene?

  /// Creates a segue of an element.
  init(_ element: NibElement, in scene: StoryboardScene) {
    (self.element, self.scene) = (element, scene)
  }

  /// The identifier; nil for none.
  var identifier: String? { element["identifier"] }
  /// The controller from which the segue starts.
  var source: UIViewController? { scene?.controller }

  /// Performs the segue for the user, if the source lets it (Storyboards.SG3).
  func trigger(by sender: Any?) {
    guard let source, mayPerform(source, sender) else { return }
    fire(sender: sender)
  }

  /// Performs the segue without asking the source.
  func fire(sender: Any?) {
    guard let source, let segue = prepared(by: source, sender: sender) else { return }
    if element["kind"] == "unwind" {
      Selector(element["unwindAction"] ?? "").perform(on: segue.destination, with: [segue])
    }
    if element["animates"] == "NO" {
      UIView.performWithoutAnimation { segue.perform() }
    } else {
      segue.perform()
    }
  }

  /// Returns whether the source lets a segue be performed.
  func mayPerform(_ source: UIViewController, _ sender: Any?) -> Bool {
    source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  /// Returns a new segue of which the source has been informed; nil for an unwind segue without a
  /// destination.
  func prepared(by source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    let isUnwinding = element["kind"] == "unwind"
    let found = isUnwinding ? unwindDestination(source, sender) : destination(source, sender)
    guard let destination = found else { return nil }
    configure(destination, sender)
    let segue = makeSegue(source, destination, sender)
    source.prepare(for: segue, sender: sender)
    return segue
  }

  /// Puts the destination into a container view (Storyboards.SG6).
  func embed(in view: UIView) {
    guard let source, let segue = prepared(by: source, sender: nil) else { return }
    let child = segue.destination
    source.addChild(child)
    let content: UIView = child.view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(content)
    child.didMove(toParent: source)
  }

  /// Returns the destination: a new controller, or that of the app's segue action
  /// (Storyboards.SG9).
  func destination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let action = element["destinationCreationSelector"] else {
      return scene?.destination(of: element, creator: nil)
    }
    let identifier = identifier
    return scene?.destination(of: element) { coder in
      let arguments: [Any?] = [coder, sender, identifier]
      return Selector(action).result(ofCalling: source, with: arguments) as? UIViewController
    }
  }

  // MARK: Internals

  private func makeSegue(
    _ source: UIViewController, _ destination: UIViewController, _ sender: Any?
  ) -> UIStoryboardSegue {
    let type = scene?.segueClass(of: element) ?? UIStoryboardSegue.self
    let segue = type._new(identifier: identifier, source: source, destination: destination)
    segue.handler = { [weak self, unowned segue] in self?.perform(segue, sender) }
    return segue
  }

  /// Sets how the destination is presented, which the source may change when it prepares.
  private func configure(_ destination: UIViewController, _ sender: Any?) {
    let style: UIModalPresentationStyle? =
      element.choice(
        "modalPresentationStyle",
        "fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext "
          + "popover")
    if let style { destination.modalPresentationStyle = style }
    if element["modalPresentationStyle"] == "automatic" {
      destination.modalPresentationStyle = .automatic
    }
    if let style: UIModalTransitionStyle = element.choice(
      "modalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl")
    {
      destination.modalTransitionStyle = style
    }
    guard ["popoverPresentation", "popover"].contains(element["kind"]) else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor =
      scene?.anchors.object(element["popoverAnchorView"])
      ?? scene?.anchors.object(element["popoverAnchorBarButtonItem"])
    switch anchor ?? sender {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    default: break
    }
    guard let arrows = element.value("popoverArrowDirection") else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover.permittedArrowDirections = names.reduce(into: []) {
      if arrows[$1.0] == "YES" { $0.insert($1.1) }
    }
  }

  /// Performs the transition of the kind (Storyboards.SG5).
  private func perform(_ segue: UIStoryboardSegue, _ sender: Any?) {
    let (source, destination) = (segue.source, segue.destination)
    switch element["kind"] {
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case "push":
      source.navigationController?.pushViewController(
        destination, animated: UIView.areAnimationsEnabled)
    case "unwind": UnwindPath.perform(segue)
    case "custom":
      scene?.warn("a custom segue has no class of its own, and so does nothing", at: element)
    default: source.show(destination, sender: sender)
    }
  }

  private func unwindDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
    UnwindPath.destination(of: Selector(element["unwindAction"] ?? ""), from: source, sender)
  }
}
