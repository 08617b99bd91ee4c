internal import TactusCrashReports
@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

extension StoryboardScene {
  /// Connects a segue to the object that causes it (Storyboards.SG4), and returns whether that is
  /// done.
  func connect(_ element: NibElement, of source: NSObject) -> Bool {
    switch element["kind"] {
    case "relationship":
      guard let container = source as? UIViewController else { return true }
      connectRelationship(element, of: container)
    case "embed":
      if let view = source as? UIView { embed(segue(element), in: view) }
    default: addTrigger(segue(element), to: source)
    }
    return true
  }

  /// Returns the class of a segue; nil for UIKit's.
  func segueClass(of element: NibElement) -> UIStoryboardSegue.Type? {
    guard let name = element["customClass"] else { return nil }
    let type: AnyClass? = NibDecoder.type(
      named: name, in: element["customModule"], for: controller)
    if let type = type as? UIStoryboardSegue.Type { return type }
    warn("Unknown class \(name) in Interface Builder file.", at: element)
    return nil
  }

  private func addTrigger(_ segue: SegueTemplate, to source: NSObject) {
    switch source {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
      control.addAction(
        UIAction { [weak segue, weak control] _ in segue?.trigger(by: control) }, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (segue, SegueTemplate.action)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(segue, action: SegueTemplate.recognizerAction)
    case let cell as UITableViewCell where segue.element["trigger"] == "accessoryAction":
      cell.accessorySegue = { [weak segue] in segue?.trigger(by: $0) }
    case let cell as UITableViewCell:
      cell.selectionSegue = { [weak segue] in segue?.trigger(by: $0) }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak segue] in segue?.trigger(by: $0) }
    default: break
    }
    if let view = source as? UIView, segue.element.value("preview") != nil {
      PreviewSegue.add(segue, to: view, of: self)
    }
  }

  /// Gives a container its controllers (Storyboards.SG7).
  private func connectRelationship(_ element: NibElement, of container: UIViewController) {
    let controller = destination(of: element, creator: nil)
    switch (element["relationship"], container) {
    case (_, let navigation as UINavigationController): navigation.viewControllers = [controller]
    case (_, let tabs as UITabBarController):
      tabs.setViewControllers((tabs.viewControllers ?? []) + [controller], animated: false)
    case (let kind, let split as UISplitViewController) where split.style != .unspecified:
      split.setViewController(controller, for: Self.column(kind))
    case (_, let split as UISplitViewController): split.viewControllers += [controller]
    default:
      warn("\(type(of: container)) is not a container of UIKit, and gets no child", at: element)
    }
  }

  private static func column(_ relationship: String?) -> UISplitViewController.Column {
    switch relationship {
    case "supplementaryViewController": .supplementary
    case "detailViewController": .secondary
    case "compactViewController": .compact
    default: .primary
    }
  }
}

extension SegueTemplate {
  /// The action of bar button items.
  static let action = Selector("performSegueOfItem:", calling: SegueTemplate.performSegue(of:))
  /// The action of recognizers.
  static let recognizerAction = Selector(
    "performSegueOfRecognizer:", calling: SegueTemplate.performSegue(recognized:))

  private func performSegue(of sender: Any?) { trigger(by: sender) }

  /// Performs the segue when a gesture is recognized, or begins.
  private func performSegue(recognized recognizer: UIGestureRecognizer) {
    guard
      recognizer.state == .ended && !(recognizer is UILongPressGestureRecognizer)
        || recognizer.state == .began && recognizer is UILongPressGestureRecognizer
    else { return }
    trigger(by: recognizer)
  }
}
