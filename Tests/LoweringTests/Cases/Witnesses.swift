// swift-format-ignore-file
import UIKit

/// Methods of protocols that objects are asked for.
@MainActor @objc protocol PumpDelegate: NSObjectProtocol {
  func pumpDidStart(_ pump: Pump)
  @objc(pumpEnded:) optional func pumpDidStop(_ pump: Pump)
  @objc optional func pump(_ pump: Pump, didLift liters: Int)
  @objc optional func pumpIsQuiet() -> Bool
}
extension PumpDelegate {
  func describe(_ pump: Pump) -> String {
    if let quiet = self.pumpIsQuiet?() { return "quiet \(quiet)" }
    pump_log(); pumpDidStop?(pump)
    return "loud"
  }
  func pump_log() { print("asked") }
}

class Pump: NSObject {
  weak var delegate: PumpDelegate?
  @objc var liters: Int = 2
  private var lit = false
  @objc var light: Bool { @objc(isLit) get { lit } @objc(makeLit:) set { lit = newValue } }
  @objc func lift() { liters += 1 }
  @objc func lift(_ more: Int) { liters += more }

  @MainActor func run() {
    let names = [
      #selector(PumpDelegate.pumpDidStart(_:)), #selector(PumpDelegate.pumpDidStop),
      #selector(PumpDelegate.pump(_:didLift:) as ((PumpDelegate) -> (Pump, Int) -> Void)?),
      #selector(PumpDelegate.pumpIsQuiet),
    ]
    print(names, names.map { $0.isMethod(of: delegate!) })
    print(delegate!.describe(self), #selector(getter: light), #selector(setter: Pump.light))
    #selector(lift as (() -> Void)).perform(on: self)
    #selector(Pump.lift as ((Pump) -> (Int) -> Void)).perform(on: self, with: [4])
    #selector(setter: light).perform(on: self, with: [true])
    print(liters, light)
  }
}
class Silencer: NSObject, PumpDelegate { func pumpDidStart(_ pump: Pump) {} ; func pumpIsQuiet() -> Bool { true } }
class Meter: NSObject {}
extension Meter: PumpDelegate {
  func pumpDidStart(_ pump: Pump) {}
  func pump(_ pump: Pump, didLift liters: Int) { print("lifted") }
  func pumpDidStop(_ pump: Pump) { print("stopped") }
}
final class LoudMeter: Meter, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIView) {} }

/// Methods that differ in their types only are registered one by one.
class Valve: NSObject {
  @objc(openNumber:) func open(_ turns: NSNumber) { print("number", turns) }
  @objc(openText:) func open(_ turns: NSString) { print("text", turns) }
}

/// A property with a wrapper of its own does not get another.
@propertyWrapper struct Doubled { var wrappedValue: Int { didSet { wrappedValue *= 2 } } }
class Tank: NSObject { @objc @Doubled dynamic var level = 1 }

@MainActor func checkWitnesses() {
  let pump = Pump(), silencer = Silencer(), meter = LoudMeter()
  pump.delegate = silencer
  pump.run()
  pump.delegate = meter
  pump.run()
  // The file asks with responds(to:), so that frameworks' delegates answer, too.
  print(#selector(UIScrollViewDelegate.scrollViewDidScroll(_:)).isMethod(of: meter))
  let valve = Valve()
  print(Selector("openNumber:").perform(on: valve, with: [NSNumber(value: 2)]))
  print(Selector("openText:").perform(on: valve, with: ["two" as NSString]))
  let tank = Tank()
  tank.level = 4
  print(tank.level)
}
