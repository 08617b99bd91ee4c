import UIKit

/// A screen that says which controller wraps it.
public protocol Wrapped: UIViewController {
  associatedtype Container: UINavigationController
}

extension Wrapped {
  /// Puts the screen into its container.
  public func wrapped() -> Container { Container(rootViewController: self) }
}

public final class BellNavigationController: UINavigationController {
  public let bell = "bell"
}

public final class BellViewController: UIViewController, Wrapped {
  public typealias Container = BellNavigationController
  public override var prefersStatusBarHidden: Bool { return true }
}

/// Presents a screen, in a container of a class if there is one.
public func container(of screen: UIViewController, wrap: UINavigationController.Type? = nil)
  -> UIViewController
{
  guard let kind = wrap, !(screen is UINavigationController) else { return screen }
  return kind.init(rootViewController: screen)
}

extension UINavigationController {
  open override var shouldAutorotate: Bool { return topViewController?.shouldAutorotate ?? false }
  open override var prefersStatusBarHidden: Bool {
    get { return topViewController?.prefersStatusBarHidden ?? super.prefersStatusBarHidden }
  }
}

extension UIWindow {
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { accessibilityLabel = "shaken" }
    super.motionEnded(motion, with: event)
  }
}

/// A cell that a picker fills in.
public protocol PickerRow { var picker: UIView { get } }

public final class DayCell: UITableViewCell, PickerRow {
  public let picker = UIView()
}

extension UITableViewCell {
  override open var inputView: UIView? {
    if let row = self as? PickerRow { return row.picker }
    return super.inputView
  }
  open override var tag: Int {
    didSet { if tag != oldValue { accessibilityIdentifier = "row \(tag)" } }
  }
  override open var canBecomeFirstResponder: Bool { return self is PickerRow }
}

extension UIColor {
  open override var description: String { return "a color" }
}

extension UITextField {
  open override var accessibilityLabel: String? {
    get { return super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
  override open class var layerClass: AnyClass { return CAGradientLayer.self }
}

/// Creates views and screens of classes that a list names.
public struct Catalog {
  public var rows: [UITableViewCell.Type] = [UITableViewCell.self, DayCell.self]
  public var screens: [String: UIViewController.Type] = ["bell": BellViewController.self]
  public init() {}

  public func makeRows() -> [UITableViewCell] {
    return rows.map { $0.init(style: .default, reuseIdentifier: nil) }
  }
  public func screen(named name: String) -> UIViewController? {
    guard let type = screens[name] else { return nil }
    return type.init(nibName: nil, bundle: nil)
  }
  public func makeTable<T: UITableView>(_ type: T.Type) -> T {
    return type.init(frame: .zero, style: .grouped)
  }
  public func copy(of view: UIView) -> UIView { return type(of: view).init(frame: view.frame) }
}

/// Describes what sent an action, whatever it is.
public func summary(of sender: AnyObject?) -> String {
  guard let sender = sender else { return "nothing" }
  if sender.isKind(of: UISwitch.self) { return "switch \(sender.isOn ?? false)" }
  if let title = sender.title, let text = title { return text }
  sender.setNeedsLayout?()
  return (sender.text ?? nil) ?? "unknown"
}
