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

@MainActor func checkExtensions() {
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
@available(*, deprecated) extension Page { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_yj2o8i_1() { _tactusKnow1("turnBy:", Self.turn(by:)); _tactusKnow0("describe", Self.describe) } }
@available(*, deprecated) private func _tactusLoad_yj2o8i_2() { MainActor.assumeIsolated { Page._tactusKnow_yj2o8i_1() } }
@available(*, deprecated) private enum _Load_yj2o8i_2 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_yj2o8i_2 }
