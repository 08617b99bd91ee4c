// swift-format-ignore-file
import UIKit

/// Members of extensions that are overridden, or override.
class Page: UIViewController {
  var turned = 0
override func viewDidLoad() { _e_viewDidLoad() }; open override var prefersStatusBarHidden: Bool { _e_prefersStatusBarHidden }; func turn(by count: Int = 1) -> Int { return _e_turn(by: count) }; func describe() { _e_describe() } }

extension Page {
        func _e_viewDidLoad() { super.viewDidLoad(); turned += 1 }
             var _e_prefersStatusBarHidden: Bool { return true }
     func _e_turn(by count: Int = 1) -> Int { turned + count }
  
func _e_describe() { print("a page") }
}

class LastPage: Page {
  override func turn(by count: Int) -> Int { -count }
  override func describe() { super.describe(); print("the last page") }
}

class Tinted: UIView {
override var tintName: String { _e_tintName }; override class var layerName: String { _e_layerName } }
extension Tinted {
        var _e_tintName: String { "blue" }
        class var _e_layerName: String { "tinted" }
}

open class Line: UIView {public override var tintName: String { _e_tintName }; public override func endEditing(_ force: Bool) -> Bool { return _e_endEditing(force) }; public func stretch() -> Int { return _e_stretch() }; open override class var layerName: String { _e_layerName } }
public extension Line {
        var _e_tintName: String { "line" }
        func _e_endEditing(_ force: Bool) -> Bool { !force }
 func _e_stretch() -> Int { 1 }
}
open class LongLine: Line { open override func stretch() -> Int { 2 } }
extension Line {            class var _e_layerName: String { "line" } }

#if canImport(AppKit)
import AppKit
extension Line { open override func keyDown(with event: NSEvent) {} }
#endif

             public class Gauge: UIView {
  public var size: Int { let fitting = tag + 1; return fitting }
  public static var count: Int { let all = 3; return all }
}

// A class and its subclass both override in extensions.
class Entry: UIView {override func endEditing(_ force: Bool) -> Bool { return _e_endEditing(force) }; override func isEqual(_ other: Any?) -> Bool { return _e_isEqual(other) } }
extension Entry {
        func _e_endEditing(_ force: Bool) -> Bool { false }
        func _e_isEqual(_ other: Any?) -> Bool { other is Entry }
}
class SubEntry: Entry {override func endEditing(_ force: Bool) -> Bool { return _e1_endEditing(force) }; override func isEqual(_ other: Any?) -> Bool { return _e1_isEqual(other) } }
extension SubEntry {
       func _e1_endEditing(_ force: Bool) -> Bool { !super.endEditing(force) }
       func _e1_isEqual(_ other: Any?) -> Bool { super.isEqual(other) && other is SubEntry }
}

// Observers of a property that an extension overrides.
open class Month: UIView {open override var tag: Int { didSet { _e_d_tag(oldValue) } }; public override var caption: String? { willSet { _e_w_caption(newValue) } didSet { _e_d_caption() } } }
extension Month {
       func _e_d_tag(_ oldValue: Int) { print("tag", oldValue, tag) }  
  
func _e_w_caption(_ next: String?) { print("title", next ?? "none") }
func _e_d_caption() {
      print("titled")
    }
   
}

// Members of extensions of another module's classes, overridden by classes and by extensions.
extension UIView {
    func _f4_prepareIt(by count: Int = 1) -> String { "view \(count)" }
         var _f4_isGone: Bool { false }
}
extension UIControl {      func _f5_prepareIt(by count: Int) -> String { "control, " + super._f4_prepareIt(by: count) } }
extension UIButton {
       func _f6_prepareIt(by count: Int) -> String { "button, " + super._f5_prepareIt(by: count) }
            var _f6_isGone: Bool { tag > 3 && !super._f4_isGone }
}
class Ledge: UIButton {
           func prepareIt(by count: Int) -> String { "shelf, " + super._f6_prepareIt(by: count) }
}
class SmallLedge: Ledge {
  override func prepareIt(by count: Int) -> String { "small " + super.prepareIt(by: count) }
  private final class Inner: UIView, _V_UIView_isGone {          var isGone: Bool { !super._f4_isGone } }
  static func inner() -> UIView { Inner() }
}
class Plank: UIView {func prepareIt(by count: Int) -> String { return _e_prepareIt(by: count) } }
extension Plank {       func _e_prepareIt(by count: Int) -> String { "plank" } }

/// An override that takes a closure for its own class.
extension UIView {
  @discardableResult   func _f4_adjust(by handler: (UIView) -> Void) -> Self { handler(self); return self }
}
extension UIButton {
  @discardableResult
             func _f6_adjust(by handler: (UIButton) -> Void) -> Self { print("a button"); handler(self); return self }
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
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_yj2o8i_5() { MainActor.assumeIsolated { Page._tactusKnow_yj2o8i_1(); Gauge._tactusKnow_yj2o8i_2(); UIView._tactusKnow_yj2o8i_3(); UIView._tactusKnow_yj2o8i_4() } }
@available(*, deprecated) nonisolated private enum _Load_yj2o8i_5 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_yj2o8i_5 }
#sourceLocation(file: "Extensions.swift", line: 9)
@available(*, deprecated) extension Page { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_1() { _tactusKnow1("turnBy:", Self.turn(by:)); _tactusKnow0("describe", Self.describe) } }

































@available(*, deprecated) extension Gauge { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_2() { KeyedProperties.add("size", \Gauge.size); KeyedProperties.add("count", \Gauge.Type.count) } }





























@available(*, deprecated) extension UIView { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_3() { _tactusKnow1("prepareItBy:", Self.prepareIt(by:)); KeyedProperties.add("isGone", \UIView.isGone) } }
@preconcurrency @MainActor protocol _V_UIView_prepareIt_by__: AnyObject { func prepareIt(by count: Int) -> String }; @preconcurrency @MainActor protocol _B_UIView_prepareIt_by__: UIView {}; extension UIView: _B_UIView_prepareIt_by__ {}; extension _B_UIView_prepareIt_by__ { func prepareIt(by count: Int = 1) -> String { if let o = self as? any _V_UIView_prepareIt_by__ { return o.prepareIt(by: count) }; if let o = self as? UIButton { return o._f6_prepareIt(by: count) }; if let o = self as? UIControl { return o._f5_prepareIt(by: count) }; return _f4_prepareIt(by: count) } }
@preconcurrency @MainActor public protocol _V_UIView_isGone: AnyObject { var isGone: Bool { get } }; @preconcurrency @MainActor public protocol _B_UIView_isGone: UIView {}; extension UIView: _B_UIView_isGone {}; extension _B_UIView_isGone { public var isGone: Bool { get { if let o = self as? any _V_UIView_isGone { return o.isGone }; if let o = self as? UIButton { return o._f6_isGone }; return _f4_isGone } } }






extension Ledge: _V_UIView_prepareIt_by__ {}








extension Plank: _V_UIView_prepareIt_by__ {}


@available(*, deprecated) extension UIView { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_4() { _tactusKnow1("adjustBy:", Self.adjust(by:)) } }
@preconcurrency @MainActor protocol _V_UIView_adjust_by__: AnyObject { func adjust(by handler: (UIView) -> Void) -> Self }; @preconcurrency @MainActor protocol _B_UIView_adjust_by__: UIView {}; extension UIView: _B_UIView_adjust_by__ {}; extension _B_UIView_adjust_by__ { @discardableResult func adjust(by handler: (UIView) -> Void) -> Self { if let o = self as? any _V_UIView_adjust_by__ { return o.adjust(by: handler) as! Self }; if let o = self as? UIButton { return o._f6_adjust(by: handler) as! Self }; return _f4_adjust(by: handler) } }


extension UIButton { @discardableResult func adjust(by handler: (UIButton) -> Void) -> Self { return _f6_adjust(by: handler) } }
