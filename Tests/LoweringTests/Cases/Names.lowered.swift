// swift-format-ignore-file
import UIKit

/// Types named by aliases, with modules, with generic arguments, and inside others.
typealias Canvas = UIView
typealias Sheet = UIKit.UIView
class Poster: Canvas {       var ink = 1 ;       func hang() -> String { "hung" } ; override func endEditing(_ force: Bool) -> Bool { return _e_endEditing(force) }; func tilt() -> String { return _e_tilt() } }
typealias Print = Poster
typealias Copy = Print
extension Print {
        func _e_endEditing(_ force: Bool) -> Bool { !force }
     func _e_tilt() -> String { "tilted" }
}
final class SmallPoster: Copy {
  override func tilt() -> String { "small " + super.tilt() }
  func wire() -> Selector { _t0(Copy.hang)       }
  let path = "ink"              
override var tintName: String { _e1_tintName } }
extension Cases.SmallPoster {      var _e1_tintName: String { "small" } }

extension Sheet {   func _f4_glue() -> String { "view" } }
extension UIKit.UIControl {      func _f5_glue() -> String { "control, " + super._f4_glue() } }
typealias Push = UIButton
extension Push {      func _f6_glue() -> String { "push, " + super._f5_glue() } }

class Wall: NSObject {
  typealias Surface = Poster
  class Nail: Surface {       func bend() -> String { "bent" } ; override func endEditing(_ force: Bool) -> Bool { return _e1_endEditing(force) }; override func setNeedsLayout() { _e1_setNeedsLayout() } ; @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_72jn6u_4() { _tactusKnow0("bend", Self.bend) } }
  func wire() -> Selector { _t1(Nail.bend)       }
}
typealias Pin = Wall.Nail
extension Pin {      func _e1_endEditing(_ force: Bool) -> Bool { super.endEditing(!force) } }
extension Wall.Nail {      func _e1_setNeedsLayout() { print("nail") } }

class Cabinet<Item>: UIView { func count() -> Int { 1 } }
class IntCabinet: Cabinet<Int> {override func count() -> Int { return _e1_count() } }
extension IntCabinet {      func _e1_count() -> Int { super.count() + 1 } }
typealias Rows = Cabinet<String>
class TallCabinet: Rows { override func count() -> Int { 5 } ; override var tintName: String { _e1_tintName } }
extension TallCabinet {      var _e1_tintName: String { "tall" } }

      protocol Seller:AnyObject {             func _o_sells(_ count: Int) -> Bool? ; var _h_sells____: Bool { get } }
protocol Licensed {}
typealias Trader = Licensed & Seller
class Shop: NSObject, Trader { func sells(_ count: Int) -> Bool { count > 2 } ; @discardableResult func _o_sells(_ count: Int) -> Bool? { let r: Bool = self.sells(count); return r }; var _h_sells____: Bool { true } }
typealias Circle = Round
typealias Round = Circular
struct Circular {}
extension Circle { var isRound: Bool { true } }

// Xcode's canvas alone shows previews.
                      
                       
               
 
                                           

@MainActor func checkNames() {
  let poster: UIView = SmallPoster(), nail = Wall.Nail(), shop: Seller = Shop()
  print(poster.endEditing(true), poster.tintName, (poster as! Print).tilt(), Poster().tilt())
  print(UIView().glue(), UIControl().glue(), UIButton().glue())
  let view: UIView = nail
  print(view.endEditing(true), SmallPoster().wire(), SmallPoster().path, Wall().wire().perform(on: nail))
  view.setNeedsLayout()
  let cabinet: Cabinet<Int> = IntCabinet()
  print(cabinet.count(), TallCabinet().count(), (TallCabinet() as UIView).tintName, Circular().isRound)
  print(shop.sells (3) ?? false, Selector("tilt").isMethod(of: poster), Selector("hang").isMethod(of: nail))
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_72jn6u_6() { MainActor.assumeIsolated { Poster._tactusKnow_72jn6u_1(); Print._tactusKnow_72jn6u_2(); Sheet._tactusKnow_72jn6u_3(); Wall._tactusKnow_72jn6u_5() } }
@available(*, deprecated) nonisolated private enum _Load_72jn6u_6 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_72jn6u_6 }
#sourceLocation(file: "Names.swift", line: 7)
@available(*, deprecated) extension Poster { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_72jn6u_1() { KeyedProperties.add("ink", \Poster.ink); _tactusKnow0("hang", Self.hang) } }


@available(*, deprecated) extension Print { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_72jn6u_2() { _tactusKnow0("tilt", Self.tilt) } }





@preconcurrency fileprivate func _t0<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("hang", calling: m) }




@preconcurrency @MainActor protocol _V_UIView_glue__: AnyObject { func glue() -> String }; @preconcurrency @MainActor protocol _B_UIView_glue__: UIView {}; extension UIView: _B_UIView_glue__ {}; extension _B_UIView_glue__ { func glue() -> String { if let o = self as? any _V_UIView_glue__ { return o.glue() }; if let o = self as? UIButton { return o._f6_glue() }; if let o = self as? UIControl { return o._f5_glue() }; return _f4_glue() } }; @available(*, deprecated) extension Sheet { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_72jn6u_3() { _tactusKnow0("glue", Self.glue) } }




@available(*, deprecated) extension Wall { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_72jn6u_5() { Nail._tactusKnow_72jn6u_4() } }


@preconcurrency fileprivate func _t1<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("bend", calling: m) }












extension Seller { @discardableResult func sells(_ count: Int) -> Bool? { _o_sells(count) }; @discardableResult func _o_sells(_ count: Int) -> Bool? { nil }; var _h_sells____: Bool { false } }
