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

@MainActor func checkExtensions() {
  print(Line().tintName, Line().endEditing(true), LongLine().stretch(), Gauge().size, Gauge.count)
  let page: Page = LastPage()
  page.viewDidLoad()
  print(page.turned, page.prefersStatusBarHidden, page.turn(by: 2), Page().turn())
  page.describe()
  let view: UIView = Tinted()
  print(view.tintName, type(of: view).layerName)
}
