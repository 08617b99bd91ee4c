// swift-format-ignore-file
import UIKit

/// Properties by name, and what classes override of it.
             class Lantern: NSObject {
  @_KV    var watts = 40
               var lit = false
  var name: String? = "reading"
  let maker = "ours"
  lazy var bulbs = [Wick(), Wick()]
  weak var room: Hall?
           var hidden = 1
  private var secret = 7 ; var mark1 = 0
  static let count = 7
}
class Wick: NSObject {       var hours = 5, age = 2 ;       private(set) var id = 3 }
final class TallLantern: Lantern {
           func value(forUndefinedKey key: String) -> Any? { key.count > 6 ? "no \(key)" : super._val (forUndefinedKey: key) }
           func setValue(_ value: Any?, forUndefinedKey key: String) { print("sets", key, value ?? "nil") ; _ = "mark2" }
           func setNilValueForKey(_ key: String) {
    if key == "watts" { watts = 0 } else { super._setNil          (key) }
  }
           class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    key == "quiet" ? false : super._automatic                    (forKey: key)
  }
  @_KV          var quiet = 0
}

@MainActor class Hall: UIViewController {
            var lamp: UIView!
                 var area: Double = 12
  @_KV          var first = "A"
  @_KV          var last = "B"
        var title2: String { first + last }
        class func keyPathsForValuesAffectingTitle2() -> Set<String> { ["first", "last"] }
        var size: String { "\(area)" }
           class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "size" ? ["area"] : super._affecting                     (forKey: key)
  }
           func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    guard keyPath == "watts"                 || object as? Hall === self else { return super._observed   (forKeyPath: keyPath, of: object, change: change, context: context) }
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
  private class Watcher: NSObject, @preconcurrency _KVObserve {       var seen = 0
             func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) { seen += 1 }
  @MainActor func _kvObserve() {} ; @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_5() { KeyedProperties.add("seen", \Watcher.seen) } }
  static func watch(_ lamp: Lantern) -> Int {
    let watcher = Watcher()
    lamp.addObserver(watcher, forKeyPath: "watts", options: [], context: nil)
    lamp.watts += 1
    lamp.removeObserver(watcher, forKeyPath: "watts")
    return watcher.value(forKey: "seen") as? Int ?? -1
  }
}
extension Wick {
           func setValue(_ value: Any?, forKey key: String) { print("bulb", key) ; super._setVal (value, forKey: key) }
}

/// Observed properties that an initializer uses before `super.init`.
class Candle: NSObject {
  @_KV          var scent = "wax"
  @_KN          var color: String?
  @_KV          var height: Int { didSet { print("height", height) } }
  let label: String
  init(height: Int, color: String) {
    self.height = height
    _scent.initial = self._scent.initial + "!"
    self._color.initial = color
    let smell = _scent.initial + " \(self._height.initial)"
    label = smell + (self._color.initial ?? "")
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
  room.addObserver(room, forKeyPath: "title2"             , options: [.new], context: nil)
  room.first = "C"
  room.willChangeValue(forKey: "area")
  room.didChangeValue(forKey: "area")
  lamp.addObserver(room, forKeyPath: "quiet", options: [.new], context: nil)
  (lamp as! TallLantern).quiet = 2
  print(House.watch(lamp as! Lantern), room.value(forKeyPath: "area") ?? "-")
  class Local: NSObject, @preconcurrency _KVObserve {
    var count = 0
             func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) { count += 1 }
  @MainActor func _kvObserve() {} }
  let local = Local()
  lamp.addObserver(local, forKeyPath: "name", options: .initial, context: nil)
  print(local.count)
}
import TactusSelectors
@available(*, deprecated) nonisolated private func _tactusLoad_1aazr84_8() { MainActor.assumeIsolated { Lantern._tactusKnow_1aazr84_1(); Wick._tactusKnow_1aazr84_2(); TallLantern._tactusKnow_1aazr84_3(); Hall._tactusKnow_1aazr84_4(); House._tactusKnow_1aazr84_6(); Candle._tactusKnow_1aazr84_7() } }
@available(*, deprecated) nonisolated private enum _Load_1aazr84_8 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_1aazr84_8 }
#sourceLocation(file: "KeyValue.swift", line: 5)
@available(*, deprecated) extension Lantern { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_1() { KeyedProperties.add("watts", \Lantern.watts); KeyedProperties.add("isLit", \Lantern.lit); KeyedProperties.add("name", \Lantern.name); KeyedProperties.add("maker", \Lantern.maker); KeyedProperties.add("bulbs", \Lantern.bulbs); KeyedProperties.add("room", \Lantern.room); KeyedProperties.add("secret", \Lantern.secret); KeyedProperties.add("mark1", \Lantern.mark1); KeyedProperties.add("count", \Lantern.Type.count) } }










@available(*, deprecated) extension Wick { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_2() { KeyedProperties.add("hours", \Wick.hours); KeyedProperties.add("age", \Wick.age); KeyedProperties.add("id", \Wick.id) } }
extension TallLantern: @preconcurrency _KVGetUndefined, @preconcurrency _KVSetUndefined, @preconcurrency _KVSetNil, @preconcurrency _KVAutomatic { @MainActor func _kvGetUndefined() {}; @MainActor func _kvSetUndefined() {}; @MainActor func _kvSetNil() {}; @MainActor func _kvAutomatic() {} }; @available(*, deprecated) extension TallLantern { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_3() { KeyedProperties.add("quiet", \TallLantern.quiet) } }











extension Hall: @preconcurrency _KVAffecting, @preconcurrency _KVObserve { @MainActor func _kvAffecting() {}; @MainActor func _kvObserve() {} }; @available(*, deprecated) extension Hall { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_4() { KeyedProperties.add("lamp", \Hall.lamp); KeyedProperties.add("area", \Hall.area); KeyedProperties.add("first", \Hall.first); KeyedProperties.add("last", \Hall.last); KeyedProperties.add("title2", \Hall.title2); KeyedProperties.add("title2", of: Hall.self) { Hall.keyPathsForValuesAffectingTitle2() }; KeyedProperties.add("size", \Hall.size) } }





















@available(*, deprecated) extension House { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_6() { Watcher._tactusKnow_1aazr84_5() } }











extension Wick: @preconcurrency _KVSet { @MainActor func _kvSet() {} }




@available(*, deprecated) extension Candle { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1aazr84_7() { KeyedProperties.add("scent", \Candle.scent); KeyedProperties.add("color", \Candle.color); KeyedProperties.add("height", \Candle.height) } }
