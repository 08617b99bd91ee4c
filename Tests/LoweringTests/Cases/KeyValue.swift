// swift-format-ignore-file
import UIKit

/// Properties by name, and what classes override of it.
@objcMembers class Lantern: NSObject {
  dynamic var watts = 40
  @objc(isLit) var lit = false
  var name: String? = "reading"
  let maker = "ours"
  lazy var bulbs = [Wick(), Wick()]
  weak var room: Hall?
  @nonobjc var hidden = 1
  private var secret = 7 ; var mark1 = 0
  static let count = 7
}
class Wick: NSObject { @objc var hours = 5, age = 2 ; @objc private(set) var id = 3 }
final class TallLantern: Lantern {
  override func value(forUndefinedKey key: String) -> Any? { key.count > 6 ? "no \(key)" : super.value(forUndefinedKey: key) }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { print("sets", key, value ?? "nil") ; _ = "mark2" }
  override func setNilValueForKey(_ key: String) {
    if key == "watts" { watts = 0 } else { super.setNilValueForKey(key) }
  }
  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    key == "quiet" ? false : super.automaticallyNotifiesObservers(forKey: key)
  }
  @objc dynamic var quiet = 0
}

@MainActor class Hall: UIViewController {
  @IBOutlet var lamp: UIView!
  @IBInspectable var area: Double = 12
  @objc dynamic var first = "A"
  @objc dynamic var last = "B"
  @objc var title2: String { first + last }
  @objc class func keyPathsForValuesAffectingTitle2() -> Set<String> { ["first", "last"] }
  @objc var size: String { "\(area)" }
  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "size" ? ["area"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    guard keyPath == #keyPath(Lantern.watts) || object as? Hall === self else { return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    print("hears", keyPath ?? "", change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
  }
}
class LivingHall: Hall {
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    print("living")
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
struct House {
  private class Watcher: NSObject { @objc var seen = 0
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) { seen += 1 }
  }
  static func watch(_ lamp: Lantern) -> Int {
    let watcher = Watcher()
    lamp.addObserver(watcher, forKeyPath: "watts", options: [], context: nil)
    lamp.watts += 1
    lamp.removeObserver(watcher, forKeyPath: "watts")
    return watcher.value(forKey: "seen") as? Int ?? -1
  }
}
extension Wick {
  override func setValue(_ value: Any?, forKey key: String) { print("bulb", key) ; super.setValue(value, forKey: key) }
}

/// Observed properties that an initializer uses before `super.init`.
class Candle: NSObject {
  @objc dynamic var scent = "wax"
  @objc dynamic var color: String?
  @objc dynamic var height: Int { didSet { print("height", height) } }
  let label: String
  init(height: Int, color: String) {
    self.height = height
    scent = self.scent + "!"
    self.color = color
    let smell = scent + " \(self.height)"
    label = smell + (self.color ?? "")
    super.init()
    self.height += 1
    scent += "?"
  }
}

@MainActor func checkKeyValue() {
  let candle = Candle(height: 3, color: "red")
  print(candle.label, candle.scent, candle.height)
  print(Lantern.value(forKey: "count") ?? "-", TallLantern.value(forKeyPath: "count.description") ?? "-")
  let lamp: NSObject = TallLantern()
  lamp.setValue(60.9, forKey: "watts")
  lamp.setValue(true, forKey: "isLit")
  lamp.setValue("desk", forKey: "name")
  print(lamp.value(forKey: "watts") as? Double ?? 0, lamp.value(forKey: "lit") ?? "-", lamp.value(forKey: "name") ?? "-")
  print(lamp.value(forKey: "maker") ?? "-", lamp.value(forKey: "secret") ?? "-", lamp.value(forKey: "nonsense") ?? "-")
  lamp.setValue(nil, forKey: "watts")
  lamp.setValue(1, forKey: "nowhere")
  print(lamp.value(forKeyPath: "bulbs.@sum.hours") ?? "-", lamp.value(forKeyPath: "watts") ?? "-")
  (lamp as! TallLantern).bulbs[0].setValue(9, forKeyPath: "hours")
  (lamp.value(forKey: "bulbs") as! NSArray).setValue(4, forKey: "age")
  print(lamp.value(forKeyPath: "bulbs.@max.hours") ?? "-", lamp.value(forKeyPath: "bulbs.age") ?? "-")

  let room = LivingHall()
  lamp.addObserver(room, forKeyPath: "watts", options: [.old, .new], context: nil)
  (lamp as! TallLantern).watts = 75
  lamp.removeObserver(room, forKeyPath: "watts")
  room.addObserver(room, forKeyPath: #keyPath(Hall.title2), options: [.new], context: nil)
  room.first = "C"
  room.willChangeValue(forKey: "area")
  room.didChangeValue(forKey: "area")
  lamp.addObserver(room, forKeyPath: "quiet", options: [.new], context: nil)
  (lamp as! TallLantern).quiet = 2
  print(House.watch(lamp as! Lantern), room.value(forKeyPath: "area") ?? "-")
  class Local: NSObject {
    var count = 0
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) { count += 1 }
  }
  let local = Local()
  lamp.addObserver(local, forKeyPath: "name", options: .initial, context: nil)
  print(local.count)
}
