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

@MainActor func checkExtensions() {
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
#sourceLocation(file: "Extensions.swift", line: 9)
@available(*, deprecated) extension Page { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_1() { _tactusKnow1("turnBy:", Self.turn(by:)); _tactusKnow0("describe", Self.describe) } }
#sourceLocation(file: "Extensions.swift", line: 9)
@available(*, deprecated) private func _tactusLoad_yj2o8i_2() { MainActor.assumeIsolated { Page._tactusKnow_yj2o8i_1() } }
#sourceLocation(file: "Extensions.swift", line: 9)
@available(*, deprecated) private enum _Load_yj2o8i_2 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_yj2o8i_2 }
#sourceLocation(file: "Extensions.swift", line: 43)
@available(*, deprecated) extension Gauge { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_3() { KeyedProperties.add("size", \Gauge.size) } }
#sourceLocation(file: "Extensions.swift", line: 43)
@available(*, deprecated) private func _tactusLoad_yj2o8i_4() { MainActor.assumeIsolated { Gauge._tactusKnow_yj2o8i_3() } }
#sourceLocation(file: "Extensions.swift", line: 43)
@available(*, deprecated) private enum _Load_yj2o8i_4 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_yj2o8i_4 }
