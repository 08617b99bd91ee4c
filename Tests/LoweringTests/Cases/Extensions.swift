// swift-format-ignore-file
import UIKit

/// Members of extensions that are overridden, or override.
class Page: UIViewController {
  var turned = 0
}

extension Page {
  override func viewDidLoad() { super.viewDidLoad(); turned += 1 }
  open override var prefersStatusBarHidden: Bool { return true }
  @objc func turn(by count: Int = 1) -> Int { turned + count }
  @objc
  func describe() { print("a page") }
}

class LastPage: Page {
  override func turn(by count: Int) -> Int { -count }
  override func describe() { super.describe(); print("the last page") }
}

class Tinted: UIView {
}
extension Tinted {
  override var tintName: String { "blue" }
  override class var layerName: String { "tinted" }
}

open class Line: UIView {}
public extension Line {
  override var tintName: String { "line" }
  override func endEditing(_ force: Bool) -> Bool { !force }
  func stretch() -> Int { 1 }
}
open class LongLine: Line { open override func stretch() -> Int { 2 } }
extension Line { open override class var layerName: String { "line" } }

#if canImport(AppKit)
import AppKit
extension Line { open override func keyDown(with event: NSEvent) {} }
#endif

@objcMembers public class Gauge: UIView {
  public var size: Int { let fitting = tag + 1; return fitting }
  public static var count: Int { let all = 3; return all }
}

// A class and its subclass both override in extensions.
class Entry: UIView {}
extension Entry {
  override func endEditing(_ force: Bool) -> Bool { false }
  override func isEqual(_ other: Any?) -> Bool { other is Entry }
}
class SubEntry: Entry {}
extension SubEntry {
  override func endEditing(_ force: Bool) -> Bool { !super.endEditing(force) }
  override func isEqual(_ other: Any?) -> Bool { super.isEqual(other) && other is SubEntry }
}

// Observers of a property that an extension overrides.
open class Month: UIView {}
extension Month {
  open override var tag: Int { didSet { print("tag", oldValue, tag) } }
  public override var caption: String? {
    willSet(next) { print("title", next ?? "none") }
    didSet {
      print("titled")
    }
  }
}

// Members of extensions of another module's classes, overridden by classes and by extensions.
extension UIView {
  @objc func prepareIt(by count: Int = 1) -> String { "view \(count)" }
  @objc open var isGone: Bool { false }
}
extension UIControl { override func prepareIt(by count: Int) -> String { "control, " + super.prepareIt(by: count) } }
extension UIButton {
  override func prepareIt(by count: Int) -> String { "button, " + super.prepareIt(by: count) }
  open override var isGone: Bool { tag > 3 && !super.isGone }
}
class Ledge: UIButton {
  override func prepareIt(by count: Int) -> String { "shelf, " + super.prepareIt(by: count) }
}
class SmallLedge: Ledge {
  override func prepareIt(by count: Int) -> String { "small " + super.prepareIt(by: count) }
  private final class Inner: UIView { override var isGone: Bool { !super.isGone } }
  static func inner() -> UIView { Inner() }
}
class Plank: UIView {}
extension Plank { override func prepareIt(by count: Int) -> String { "plank" } }

/// An override that takes a closure for its own class.
extension UIView {
  @discardableResult @objc func adjust(by handler: (UIView) -> Void) -> Self { handler(self); return self }
}
extension UIButton {
  @discardableResult
  @objc override func adjust(by handler: (UIButton) -> Void) -> Self { print("a button"); handler(self); return self }
  func fold() -> Self { adjust { $0.folds = 2 } }
  var folds: Int { get { tag } set { tag = newValue } }
}

@MainActor func checkExtensions() {
  let plain: UIView = UIButton()
  print(plain.adjust { $0.tag = 5 }.tag, UIButton().fold().folds, UIButton().adjust { $0.tag = 6 }.folds)
  let views: [UIView] = [UIView(), UIControl(), UIButton(), Ledge(), SmallLedge(), Plank()]
  for view in views { print(view.prepareIt(by: 2)) }
  print(views[0].prepareIt(), SmallLedge().prepareIt(by: 4), SmallLedge.inner().isGone, UIView().isGone)
  let button = UIButton()
  button.tag = 4
  print(button.isGone, UIControl().isGone)
  let entries: [Entry] = [Entry(), SubEntry()]
  print(entries.map { $0.endEditing(true) }, entries[1] == entries[0], entries[0] == entries[1])
  let month: UIView = Month()
  month.tag = 3
  month.caption = "May"
  print(Line().tintName, Line().endEditing(true), LongLine().stretch(), Gauge().size, Gauge.count)
  let page: Page = LastPage()
  page.viewDidLoad()
  print(page.turned, page.prefersStatusBarHidden, page.turn(by: 2), Page().turn())
  page.describe()
  let view: UIView = Tinted()
  print(view.tintName, type(of: view).layerName)
}
