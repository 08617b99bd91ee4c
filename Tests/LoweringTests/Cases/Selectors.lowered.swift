// swift-format-ignore-file
import UIKit

/// Every form of `#selector`.
class Stove: UIViewController {
  private let plate = UIButton()
  let lamp = Lamp()
  let stored = _t0(_c1.tapped(_:))  
  static let shared = _t2(Stove.bare)      
  lazy var late: Selector = _t2(Self.bare) 
  var heat = 0

        private func reset() { print("reset") }
  class func reset() {}
        class func ring(_ sender: Any?) { print("ring") }
        static func chime() { print("chime") }
        private func bare() { print("bare", heat) }
        func tapped(_ sender: UIButton) { print("tapped", sender === plate) }
        func turned(knob: Any?, event: Any?) { print("turned", knob != nil, event == nil) }
        func move(to heat: Any) { print("moved") }
                  func cool() { print("cool") }
        func both() { print("both of none") }
        func both(_ sender: UIButton) { print("both of one") }
        func three(_ one: Any?, didFinish two: Any?, context three: Any?) { print("three") }

  func wire() {
    plate.addTarget(self, action: _t2(Self.bare) , for: 1); plate.tag = 1
    plate.addTarget(self, action: _t3(Self.reset)      ); plate.addTarget(self, action: _t3(Stove.reset)      )
    plate.addTarget(self, action: _t0(Self.tapped(_:)) , for: 1)
    plate.addTarget(self, action: _t0(Self.tapped)      , for: 1)
    plate.addTarget(self, action: _t4(Stove.turned(knob:event:))      )
    plate.addTarget(self, action: _t4(Self.turned)   )
    plate.addTarget(self, action: _t5(Self.both)               )
    plate.addTarget(self, action: _t6(Self.both)                       )
    plate.addTarget(
      self,
      action: _t7(Stove.both as (Stove) -> (UIButton) -> Void)

       , for: 2)
    plate.addTarget(lamp, action: _t8(lamp){$0.glow(_:)}  )
    plate.addTarget(self.lamp, action: _t9(Lamp.glow)      )
    plate.addTarget(view, action: _ta(view){$0.endEditing(_:)}  )
    plate.addTarget(view, action: _tb(UIView.setNeedsLayout)      )
    plate.addTarget(self, action: _tc(Self.viewDidLoad)       )
    plate.addTarget(self, action: Selector("coolDown"))
    plate.addTarget(nil, action: "coolDown")
    plate.sendActions(to: self)
    print(_td(Self.cool) , _te(Self.move(to:)) , _tf(Self.three(_:didFinish:context:)) )
    print(_tg(Self.self){$0.heat}, _th{($0 as Stove).heat=$1}   , _ti(lamp){$0.isLit}          )
    print(stored, Stove.shared, late)
    print(_tj(Stove.ring(_:))      , _tk(Stove.chime)      , _tl(Self.ring) )
    _th{($0 as Self).heat=$1}.perform(on: self, with: [7])
    print(heat, standard())
  }
  func standard(_ action: Selector = _t0(_c1.tapped)  ) -> Selector { action }

  class Knob: NSObject {
          private func clicked() { print("clicked") }
    func action() -> Selector { _tm(Self.clicked)  }
  @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_1() { _tactusKnow0("clicked", Self.clicked) } }
}

class Lamp: NSObject {
        var isLit = false
        func glow(_ sender: Any?) { print("glow") }
}

class Rack<Item>: UIViewController {
        func pull() { print("pulled \(Item.self)") }
  func wire() { _tn(Self.pull) .perform(on: self) }
}

class _Crate<Item>: UIViewController {
        func push(_ sender: Any?) { print("pushed \(Item.self)") }
  func wire() { _to(_Crate.push(_:))      .perform(on: self, with: [nil]) }
}

class Handler<Sender: AnyObject>: NSObject {
        func handle() { print("handled for \(Sender.self)") }
        func take(_ sender: Any?) { print("taken for \(Sender.self)") }
        func own(_ sender: Sender) { print("own") }
}

/// Methods on the main actor of a class that is not.
class Proxy: NSObject {
  weak var stove: Stove?
  @MainActor       func refresh() { print("refreshed", stove == nil) }
        @MainActor func take(_ sender: Any?) { print("proxy took", sender == nil) }
  @MainActor func action() -> Selector { _tp(Self.refresh)  }
}
@MainActor extension Proxy {
        func added() { print("added") }
}

/// Values that are types.
class Tongs: UIViewController {
  static let kind = Stove.self
  let held: Lamp.Type = Lamp.self
  let wrist = Lamp()
        func grip(_ sender: Any?) { print("grip") }
  func selectors(_ other: Stove.Type, _ system: (any UIScrollViewDelegate).Type) -> [Selector] {
    let stove = Stove.self; let scroll = UIScrollViewDelegate.self
    return [
      _t0(stove.tapped)      , _te(other.move(to:))      , _t9(held.glow)      , _t4(Self.kind.turned(knob:event:))      ,
      _t5(Tongs.kind.both)                    , _t9(type(of: wrist).glow(_:))      , _tq(Self.grip)                ,
      _tr(scroll)                          , _tr(system)                              , _ts()                                         ,
      _tt(held){$0.isLit}          , _tu(self.held){$0.isLit=$1}       , _tl(stove.ring)      ,
    ]
  }
}

// A property of the class itself, and one of its objects under the same name.
class Grate: NSObject {
        class var bars: Int { 4 }
        static var width: Int { 30 }
        var width = 40
  static func counting() -> Selector { _tv(Self.self){$0.bars} }
  func measuring() -> Selector { _tw(Self.self){$0.width} }
}

@MainActor func checkSelectors() {
  print(Grate.counting(), _tv(Grate.self){$0.bars}     , _tw(Grate.self){$0.width}     .perform(on: Grate()))
  print(Grate().measuring().isMethod(of: Grate()), _tx(UIView.self){$0.layerName}     )
  print(Tongs().selectors(Stove.self, UIScrollViewDelegate.self))
  Stove().wire()
  let knob = Stove.Knob()
  print(knob.action(), knob.action().perform(on: knob), Selector("clicked").isMethod(of: knob))
  Rack<Int>().wire()
  _Crate<Int>().wire()
  let handle = _ty(Handler<AnyObject>.handle)      
  print(handle.perform(on: Handler<Lamp>()), handle.perform(on: Handler<Stove>()))
  print(Selector("take:").perform(on: Handler<Lamp>(), with: [nil]), handle.isMethod(of: Lamp()))
  let proxy = Proxy()
  print(proxy.action().perform(on: proxy), _tz(Proxy.added)      .perform(on: proxy))
  print(_tA(Proxy.take(_:))      .perform(on: proxy, with: [nil]), Selector("added").isMethod(of: proxy))
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow2<T: AnyObject, A, B, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow3<T: AnyObject, A, B, C, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_rc19sc_11() { MainActor.assumeIsolated { Stove._tactusKnow_rc19sc_2(); Lamp._tactusKnow_rc19sc_3(); Proxy._tactusKnow_rc19sc_7(); Proxy._tactusKnow_rc19sc_8(); Tongs._tactusKnow_rc19sc_9(); Grate._tactusKnow_rc19sc_10() } }
@available(*, deprecated) nonisolated private enum _Load_rc19sc_11 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_rc19sc_11 }
#sourceLocation(file: "Selectors.swift", line: 5)
@available(*, deprecated) extension Stove { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_2() { _tactusKnow0("reset", { (o: Stove) in { () in o.reset() } }); KeyedClassMethods.add("ring:", { (o: Stove.Type) in { (a0: Any?) in o.ring(a0) } }); KeyedClassMethods.add("chime", { (o: Stove.Type) in { () in o.chime() } }); _tactusKnow0("bare", Self.bare); _tactusKnow1("tapped:", Self.tapped(_:)); _tactusKnow2("turnedWithKnob:event:", Self.turned(knob:event:)); _tactusKnow1("moveTo:", Self.move(to:)); _tactusKnow0("coolDown", Self.cool); _tactusKnow0("both", Self.both); _tactusKnow1("both:", Self.both(_:)); _tactusKnow3("three:didFinish:context:", Self.three(_:didFinish:context:)); Knob._tactusKnow_rc19sc_1() } }


@preconcurrency fileprivate func _t0<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("tapped:", calling: m) }; fileprivate typealias _c1 = Stove
@preconcurrency fileprivate func _t2<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("bare", calling: m) }


















@preconcurrency fileprivate func _t3<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("reset", calling: m) }


@preconcurrency fileprivate func _t4<T: AnyObject, A, B, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) -> Selector { Selector("turnedWithKnob:event:", calling: m) }

@preconcurrency fileprivate func _t5<T: AnyObject>(_ m: @escaping @MainActor (T) -> @MainActor () -> Void) -> Selector { Selector("both", calling: m) }
@preconcurrency fileprivate func _t6<T: AnyObject>(_ m: @escaping @MainActor (T) -> @MainActor (UIButton) -> Void) -> Selector { Selector("both:", calling: m) }


@preconcurrency fileprivate func _t7<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("both:", calling: m) }


@preconcurrency fileprivate func _t8<T: AnyObject, A, R>(_: @autoclosure () -> T?, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("glow:", calling: m) }
@preconcurrency fileprivate func _t9<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("glow:", calling: m) }
@preconcurrency fileprivate func _ta<T: AnyObject, A, R>(_: @autoclosure () -> T?, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("endEditing:", calling: m) }
@preconcurrency fileprivate func _tb<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("setNeedsLayout", calling: m) }; @preconcurrency fileprivate func _tb<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("setNeedsLayout:", calling: m) }; @preconcurrency fileprivate func _tb<T: AnyObject, A, B, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) -> Selector { Selector("setNeedsLayout::", calling: m) }; @preconcurrency fileprivate func _tb<T: AnyObject, A, B, C, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) -> Selector { Selector("setNeedsLayout:::", calling: m) }; @preconcurrency fileprivate func _tb<T: AnyObject, A, B, C, D, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> R) -> Selector { Selector("setNeedsLayout::::", calling: m) }
@preconcurrency fileprivate func _tc<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("viewDidLoad", calling: m) }; @preconcurrency fileprivate func _tc<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("viewDidLoad:", calling: m) }; @preconcurrency fileprivate func _tc<T: AnyObject, A, B, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) -> Selector { Selector("viewDidLoad::", calling: m) }; @preconcurrency fileprivate func _tc<T: AnyObject, A, B, C, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) -> Selector { Selector("viewDidLoad:::", calling: m) }; @preconcurrency fileprivate func _tc<T: AnyObject, A, B, C, D, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> R) -> Selector { Selector("viewDidLoad::::", calling: m) }



@preconcurrency fileprivate func _td<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("coolDown", calling: m) }; @preconcurrency fileprivate func _te<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("moveTo:", calling: m) }; @preconcurrency fileprivate func _tf<T: AnyObject, A, B, C, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) -> Selector { Selector("three:didFinish:context:", calling: m) }
@preconcurrency fileprivate func _tg<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("heat", calling: { (t: T) in { m(t) } }) }; @_disfavoredOverload @preconcurrency fileprivate func _tg<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T.Type) -> R) -> Selector { Selector("heat", calling: { (_: _ClassObject) in { m(t) } }) }; @preconcurrency fileprivate func _th<T: AnyObject, V>(_ m: @escaping @MainActor (T, V) -> Void) -> Selector { Selector("setHeat:", calling: { (t: T) in { (v: V) in m(t, v) } }) }; @preconcurrency fileprivate func _ti<T: AnyObject, R>(_: @autoclosure () -> T?, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("isLit", calling: { (t: T) in { m(t) } }) }

@preconcurrency fileprivate func _tj<A, R>(_ m: @escaping @MainActor (A) -> R) -> Selector { Selector("ring:", calling: { (_: _ClassObject) in { (a: A) in m(a) } }) }; @preconcurrency fileprivate func _tk<R>(_ m: @escaping @MainActor () -> R) -> Selector { Selector("chime", calling: { (_: _ClassObject) in { () in m() } }) }; @preconcurrency fileprivate func _tk<A, R>(_ m: @escaping @MainActor (A) -> R) -> Selector { Selector("chime:", calling: { (_: _ClassObject) in { (a: A) in m(a) } }) }; @preconcurrency fileprivate func _tk<A, B, R>(_ m: @escaping @MainActor (A, B) -> R) -> Selector { Selector("chime::", calling: { (_: _ClassObject) in { (a: A, b: B) in m(a, b) } }) }; @preconcurrency fileprivate func _tk<A, B, C, R>(_ m: @escaping @MainActor (A, B, C) -> R) -> Selector { Selector("chime:::", calling: { (_: _ClassObject) in { (a: A, b: B, c: C) in m(a, b, c) } }) }; @preconcurrency fileprivate func _tk<A, B, C, D, R>(_ m: @escaping @MainActor (A, B, C, D) -> R) -> Selector { Selector("chime::::", calling: { (_: _ClassObject) in { (a: A, b: B, c: C, d: D) in m(a, b, c, d) } }) }; @preconcurrency fileprivate func _tl<R>(_ m: @escaping @MainActor () -> R) -> Selector { Selector("ring", calling: { (_: _ClassObject) in { () in m() } }) }; @preconcurrency fileprivate func _tl<A, R>(_ m: @escaping @MainActor (A) -> R) -> Selector { Selector("ring:", calling: { (_: _ClassObject) in { (a: A) in m(a) } }) }; @preconcurrency fileprivate func _tl<A, B, R>(_ m: @escaping @MainActor (A, B) -> R) -> Selector { Selector("ring::", calling: { (_: _ClassObject) in { (a: A, b: B) in m(a, b) } }) }; @preconcurrency fileprivate func _tl<A, B, C, R>(_ m: @escaping @MainActor (A, B, C) -> R) -> Selector { Selector("ring:::", calling: { (_: _ClassObject) in { (a: A, b: B, c: C) in m(a, b, c) } }) }; @preconcurrency fileprivate func _tl<A, B, C, D, R>(_ m: @escaping @MainActor (A, B, C, D) -> R) -> Selector { Selector("ring::::", calling: { (_: _ClassObject) in { (a: A, b: B, c: C, d: D) in m(a, b, c, d) } }) }







@preconcurrency fileprivate func _tm<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("clicked", calling: m) }



@available(*, deprecated) extension Lamp { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_3() { KeyedProperties.add("isLit", \Lamp.isLit); _tactusKnow1("glow:", Self.glow(_:)) } }




fileprivate protocol _tactusKind_rc19sc_4: AnyObject { @MainActor func pull() }; extension Rack: _tactusKind_rc19sc_4 {}; @available(*, deprecated) nonisolated private func _tactusLoad_rc19sc_4() { MainActor.assumeIsolated { Selector.register("pull", of: { $0 as? any _tactusKind_rc19sc_4 }, { o in { () in o.pull() } }) } }; @available(*, deprecated) nonisolated private enum _Load_rc19sc_4 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_rc19sc_4 }

@preconcurrency fileprivate func _tn<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("pull", calling: m) }


fileprivate protocol _tactusKind_rc19sc_5: AnyObject { @MainActor func push(_ sender: Any?) }; extension _Crate: _tactusKind_rc19sc_5 {}; @available(*, deprecated) nonisolated private func _tactusLoad_rc19sc_5() { MainActor.assumeIsolated { Selector.register("push:", of: { $0 as? any _tactusKind_rc19sc_5 }, { o in { (a0: Any?) in o.push(a0) } }) } }; @available(*, deprecated) nonisolated private enum _Load_rc19sc_5 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_rc19sc_5 }

@preconcurrency fileprivate func _to<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("push:", calling: m) }


fileprivate protocol _tactusKind_rc19sc_6: AnyObject { @MainActor func handle(); @MainActor func take(_ sender: Any?) }; extension Handler: _tactusKind_rc19sc_6 {}; @available(*, deprecated) nonisolated private func _tactusLoad_rc19sc_6() { MainActor.assumeIsolated { Selector.register("handle", of: { $0 as? any _tactusKind_rc19sc_6 }, { o in { () in o.handle() } }); Selector.register("take:", of: { $0 as? any _tactusKind_rc19sc_6 }, { o in { (a0: Any?) in o.take(a0) } }) } }; @available(*, deprecated) nonisolated private enum _Load_rc19sc_6 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_rc19sc_6 }






@available(*, deprecated) extension Proxy { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_7() { _tactusKnow0("refresh", Self.refresh); _tactusKnow1("take:", Self.take(_:)) } }



@preconcurrency fileprivate func _tp<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("refresh", calling: m) }

@available(*, deprecated) extension Proxy { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_8() { _tactusKnow0("added", Self.added) } }




@available(*, deprecated) extension Tongs { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_9() { _tactusKnow1("grip:", Self.grip(_:)) } }








@preconcurrency fileprivate func _tq<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("grip:", calling: m) }
fileprivate func _tr(_: Any.Type?) -> Selector { Selector("scrollViewDidScroll:") }; fileprivate func _ts() -> Selector { Selector("viewForZoomingIn:") }
@preconcurrency fileprivate func _tt<T: AnyObject, R>(_: T.Type, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("isLit", calling: { (t: T) in { m(t) } }) }; @preconcurrency fileprivate func _tu<T: AnyObject, V>(_: T.Type, _ m: @escaping @MainActor (T, V) -> Void) -> Selector { Selector("setIsLit:", calling: { (t: T) in { (v: V) in m(t, v) } }) }





@available(*, deprecated) extension Grate { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_rc19sc_10() { KeyedProperties.add("bars", \Grate.Type.bars); KeyedProperties.add("width", \Grate.Type.width); KeyedProperties.add("width", \Grate.width) } }



@preconcurrency fileprivate func _tv<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("bars", calling: { (t: T) in { m(t) } }) }; @_disfavoredOverload @preconcurrency fileprivate func _tv<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T.Type) -> R) -> Selector { Selector("bars", calling: { (_: _ClassObject) in { m(t) } }) }
@preconcurrency fileprivate func _tw<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("width", calling: { (t: T) in { m(t) } }) }; @_disfavoredOverload @preconcurrency fileprivate func _tw<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T.Type) -> R) -> Selector { Selector("width", calling: { (_: _ClassObject) in { m(t) } }) }




@preconcurrency fileprivate func _tx<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("layerName", calling: { (t: T) in { m(t) } }) }; @_disfavoredOverload @preconcurrency fileprivate func _tx<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T.Type) -> R) -> Selector { Selector("layerName", calling: { (_: _ClassObject) in { m(t) } }) }






@preconcurrency fileprivate func _ty<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("handle", calling: m) }



@preconcurrency fileprivate func _tz<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("added", calling: m) }
@preconcurrency fileprivate func _tA<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("take:", calling: m) }
