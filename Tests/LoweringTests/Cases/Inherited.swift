// swift-format-ignore-file
import UIKit

/// Inherited members that extensions of another module's classes override.
extension UIScrollView {
  open override var tintName: String { return "control \(mark)" }
  override open var description: String { get { return "a control" } }
  override class var layerName: String { return "control " + super.layerName }
  @discardableResult override func endEditing(_ force: Bool) -> Bool { return !super.endEditing(force) }
  override func isEqual(_ other: Any?) -> Bool { return other is UIScrollView }
  private var mark: String { return self is UITableView ? "button" : "\(type(of: self))" }
}
public extension UIScrollView {
  override var caption: String? {
    get { return super.caption.map { "<" + $0 + ">" } }
    set { super.caption = newValue?.uppercased() }
  }
  override var tag: Int {
    willSet { print("will be", newValue) }
    didSet(last) { print("was", last) }
  }
}
#if canImport(AppKit)
extension UIScrollView { override func keyDown(with event: NSEvent) {} }
#endif
extension UITableView {
  override var tintName: String { return "button, " + super.tintName }
}

class Lever: UIScrollView {
  override var tintName: String { return "lever, " + super.tintName }
  func plain() -> String { return super.caption ?? "none" }
  func hash(into text: inout String) { text += super.description }
}
final class LongLever: Lever {}
public final class Crank: UITableView { public override var tag: Int { didSet { print("crank", tag) } } }
class Knob: UITableView {
  private final class Inner: UIScrollView { override class var layerName: String { return "inner " + super.layerName } }
  static func inner() -> UIView { return Inner() }
}

@MainActor func checkInherited() {
  let views: [UIView] = [UIView(), UIScrollView(), UITableView(), Lever(), LongLever(), Knob()]
  for view in views { print(view.tintName, type(of: view).layerName, view.endEditing(true)) }
  print(views[1], views[4].description, views[1] == views[2], views[0] == views[1])
  let lever = LongLever()
  lever.caption = "pull"
  lever.tag = 4
  var text = ""
  lever.hash(into: &text)
  let crank = Crank()
  crank.tag += 2
  crank.caption = "turn"
  print(crank.caption ?? "", crank.tintName, crank)
  print(lever.caption ?? "", lever.plain(), text, type(of: Knob.inner()).layerName, lever == views[1])
}
