// swift-format-ignore-file
import UIKit
import OSLog

      protocol Odd:AnyObject {
        optional init(x: Int)
        static       func _o_make() -> Void?
static var _h_make__: Bool { get } }
class Crate: UIView {
  let wrong = #selector(\Crate.tag)
        class func make() {}
        func wait() async {}
        func fail(_ count: Int) throws {}
  func wire() { f(_t0(Self.wait) ); f(_t1(Self.fail(_:)) ) }
  let path = #keyPath(names[0])
}
extension UIViewController {
  override func viewDidLoad() {}
}
import TactusSelectors
@available(*, deprecated) nonisolated private func _tactusLoad_emurii_2() { MainActor.assumeIsolated { Crate._tactusKnow_emurii_1() } }
@available(*, deprecated) nonisolated private enum _Load_emurii_2 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_emurii_2 }
#sourceLocation(file: "Refused.swift", line: 5)
extension Odd { @discardableResult static func make() -> Void? { _o_make() }; @discardableResult static func _o_make() -> Void? { nil }; static var _h_make__: Bool { false } }



@available(*, deprecated) extension Crate { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_emurii_1() { KeyedClassMethods.add("make", { (o: Crate.Type) in { () in o.make() } }) } }




@preconcurrency fileprivate func _t0<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("wait", calling: m) }; @preconcurrency fileprivate func _t1<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("fail:", calling: m) }
