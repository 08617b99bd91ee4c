// swift-format-ignore-file
import UIKit

/// Methods of protocols that objects are asked for.
@MainActor       protocol PumpDelegate: NSObjectProtocol {
  func pumpDidStart(_ pump: Pump)
                          func _o_pumpDidStop(_ pump: Pump) -> Void?
              func _o_pump(_ pump: Pump, didLift liters: Int) -> Void?
              func _o_pumpIsQuiet() -> Bool?
var _h_pumpDidStop____: Bool { get }; var _h_pump___didLift__: Bool { get }; var _h_pumpIsQuiet__: Bool { get } }
extension PumpDelegate {
  func describe(_ pump: Pump) -> String {
    if let quiet = self.pumpIsQuiet () { return "quiet \(quiet)" }
    pump_log(); pumpDidStop (pump)
    return "loud"
  }
  func pump_log() { print("asked") }
}

class Pump: NSObject {
  weak var delegate: PumpDelegate?
        var liters: Int = 2
  private var lit = false
        var light: Bool {              get { lit }                 set { lit = newValue } }
        func lift() { liters += 1 }
        func lift(_ more: Int) { liters += more }

  @MainActor func run() {
    let names = [
      _t0()                                   , _t1()                              ,
      _t2()                                                                               ,
      _t3()                              ,
    ]
    print(names, names.map { $0.isMethod(of: delegate!) })
    print(delegate!.describe(self), _t4(Self.self){$0.light}, _t5{($0 as Pump).light=$1}   )
    _t6(Self.lift)                 .perform(on: self)
    _t7(Pump.lift as (Pump) -> (Int) -> Void)        .perform(on: self, with: [4])
    _t5{($0 as Self).light=$1}.perform(on: self, with: [true])
    print(liters, light)
  }
}
class Silencer: NSObject, PumpDelegate { func pumpDidStart(_ pump: Pump) {} ; func pumpIsQuiet() -> Bool { true } ; @discardableResult func _o_pumpIsQuiet() -> Bool? { let r: Bool = self.pumpIsQuiet(); return r }; var _h_pumpIsQuiet__: Bool { true } }
class Meter: NSObject {}
extension Meter: PumpDelegate {
  func pumpDidStart(_ pump: Pump) {}
  func pump(_ pump: Pump, didLift liters: Int) { print("lifted") }
  func pumpDidStop(_ pump: Pump) { print("stopped") }
@discardableResult func _o_pump(_ pump: Pump, didLift liters: Int) -> Void? { let r: Void = self.pump(pump, didLift: liters); return r }; var _h_pump___didLift__: Bool { true }; @discardableResult func _o_pumpDidStop(_ pump: Pump) -> Void? { let r: Void = self.pumpDidStop(pump); return r }; var _h_pumpDidStop____: Bool { true } }
final class LoudMeter: Meter, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIView) {} }

/// Methods that differ in their types only are registered one by one.
class Valve: NSObject {
                     func open(_ turns: NSNumber) { print("number", turns) }
                   func open(_ turns: NSString) { print("text", turns) }
}

/// A property with a wrapper of its own does not get another.
@propertyWrapper struct Doubled { var wrappedValue: Int { didSet { wrappedValue *= 2 } } }
class Tank: NSObject {       @Doubled         var level = 1 }

@MainActor func checkWitnesses() {
  let pump = Pump(), silencer = Silencer(), meter = LoudMeter()
  pump.delegate = silencer
  pump.run()
  pump.delegate = meter
  pump.run()
  // The file asks with responds(to:), so that frameworks' delegates answer, too.
  print(_t8()                                                  .isMethod(of: meter))
  let valve = Valve()
  print(Selector("openNumber:").perform(on: valve, with: [NSNumber(value: 2)]))
  print(Selector("openText:").perform(on: valve, with: ["two" as NSString]))
  let tank = Tank()
  tank.level = 4
  print(tank.level)
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow2<T: AnyObject, A, B, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_x3x8nx_7() { MainActor.assumeIsolated { Pump._tactusKnow_x3x8nx_1(); Silencer._tactusKnow_x3x8nx_2(); Meter._tactusKnow_x3x8nx_3(); LoudMeter._tactusKnow_x3x8nx_4(); Valve._tactusKnow_x3x8nx_5(); Tank._tactusKnow_x3x8nx_6() } }
@available(*, deprecated) nonisolated private enum _Load_x3x8nx_7 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_x3x8nx_7 }
#sourceLocation(file: "Witnesses.swift", line: 5)
extension PumpDelegate { @discardableResult func pumpDidStop(_ pump: Pump) -> Void? { _o_pumpDidStop(pump) }; @discardableResult func _o_pumpDidStop(_ pump: Pump) -> Void? { nil }; var _h_pumpDidStop____: Bool { false }; @discardableResult func pump(_ pump: Pump, didLift liters: Int) -> Void? { _o_pump(pump, didLift: liters) }; @discardableResult func _o_pump(_ pump: Pump, didLift liters: Int) -> Void? { nil }; var _h_pump___didLift__: Bool { false }; @discardableResult func pumpIsQuiet() -> Bool? { _o_pumpIsQuiet() }; @discardableResult func _o_pumpIsQuiet() -> Bool? { nil }; var _h_pumpIsQuiet__: Bool { false } }














@available(*, deprecated) extension Pump { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_x3x8nx_1() { KeyedProperties.add("liters", \Pump.liters); KeyedProperties.add("light", \Pump.light); _tactusKnow0("lift", Self.lift); _tactusKnow1("lift:", Self.lift(_:)) } }









fileprivate func _t0() -> Selector { Selector("pumpDidStart:") }; fileprivate func _t1() -> Selector { Selector("pumpEnded:") }
fileprivate func _t2() -> Selector { Selector("pump:didLift:") }
fileprivate func _t3() -> Selector { Selector("pumpIsQuiet") }


@preconcurrency fileprivate func _t4<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T) -> R) -> Selector { Selector("isLit", calling: { (t: T) in { m(t) } }) }; @_disfavoredOverload @preconcurrency fileprivate func _t4<T: AnyObject, R>(_ t: T.Type, _ m: @escaping @MainActor (T.Type) -> R) -> Selector { Selector("isLit", calling: { (_: _ClassObject) in { m(t) } }) }; @preconcurrency fileprivate func _t5<T: AnyObject, V>(_ m: @escaping @MainActor (T, V) -> Void) -> Selector { Selector("makeLit:", calling: { (t: T) in { (v: V) in m(t, v) } }) }
@preconcurrency fileprivate func _t6<T: AnyObject>(_ m: @escaping @MainActor (T) -> @MainActor () -> Void) -> Selector { Selector("lift", calling: m) }
@preconcurrency fileprivate func _t7<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("lift:", calling: m) }




@available(*, deprecated) extension Silencer { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_x3x8nx_2() { _tactusKnow1("pumpDidStart:", { (o: Silencer) in { (a0: Pump) in o.pumpDidStart(a0) } }); _tactusKnow0("pumpIsQuiet", { (o: Silencer) in { () in o.pumpIsQuiet() } }) } }

@available(*, deprecated) extension Meter { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_x3x8nx_3() { _tactusKnow1("pumpDidStart:", { (o: Meter) in { (a0: Pump) in o.pumpDidStart(a0) } }); _tactusKnow2("pump:didLift:", { (o: Meter) in { (a0: Pump, a1: Int) in o.pump(a0, didLift: a1) } }); _tactusKnow1("pumpEnded:", { (o: Meter) in { (a0: Pump) in o.pumpDidStop(a0) } }) } }




@available(*, deprecated) extension LoudMeter { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_x3x8nx_4() { _tactusKnow1("scrollViewDidScroll:", { (o: LoudMeter) in { (a0: UIView) in o.scrollViewDidScroll(a0) } }) } }


@available(*, deprecated) extension Valve { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_x3x8nx_5() { _tactusKnow1("openNumber:", { (o: Valve) in { (a0: NSNumber) in o.open(a0) } }); _tactusKnow1("openText:", { (o: Valve) in { (a0: NSString) in o.open(a0) } }) } }






@available(*, deprecated) extension Tank { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_x3x8nx_6() { KeyedProperties.add("level", \Tank.level) } }








fileprivate func _t8() -> Selector { Selector("scrollViewDidScroll:") }
