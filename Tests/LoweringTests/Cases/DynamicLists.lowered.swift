// swift-format-ignore-file
import UIKit

/// Members of the objects in collections.
class Bulb: NSObject {
        var wattage = 40
        func shine(_ hours: Int) -> Int { wattage * hours }
}
@MainActor class Lights: NSObject {
  var all: [AnyObject] = [Bulb(), UIView()]
  var none: [AnyObject]?
  let strings = ["wattage"]

  func totals() -> [Int] {
    var totals = [([all[0] as AnyObject].first as? _c0)?.wattage ?? 0, (all.first as? _c0)?.wattage ?? 0, _i1((all[1] as? _c0)?.wattage) ?? -1]
    for light in all { totals.append(_i1((light as? _c0)?.wattage) ?? 0) }
    for light in self.all.dropFirst() { totals.append(_i1((light as? _c0)?.wattage) ?? -2) }
    totals += all.map { _i1(($0 as? _c0)?.wattage) ?? -3 }
    totals += all.filter { light in (light as? _c0)?.wattage != nil }.map { (light: AnyObject) in _i1((light as? _c0)?.wattage) ?? 0 }
    if let last = none?.last { totals.append(_i1((last as? _c0)?.wattage) ?? -4) }
    guard let first = all.first, let bulb = all.first(where: { _i1(($0 as? _c0)?.wattage) == 40 }) else { return totals }
    totals += [(first as! _c0).shine(2), (bulb as? _c0)?.shine (3) ?? 0, (first as! _c0).wattage ]
    let reversed = all.reversed() as [AnyObject]
    return totals + [_i1((reversed[1] as? _c0)?.wattage) ?? -5, _i1((reversed.last as? _c0)?.wattage) ?? -6]
  }
  // Names of other types, and ranges, stay as they are.
  func others(_ light: Bulb, _ lights: [Bulb]) -> Int {
    let all = lights
    return light.wattage + lights[0].wattage + all.first!.wattage + all[0...].first!.wattage + strings[0].count
  }
}

@MainActor func checkDynamicLists() {
  let lights = Lights()
  print(lights.totals(), lights.others(Bulb(), [Bulb()]))
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_dpu4he_2() { MainActor.assumeIsolated { Bulb._tactusKnow_dpu4he_1() } }
@available(*, deprecated) nonisolated private enum _Load_dpu4he_2 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_dpu4he_2 }
#sourceLocation(file: "DynamicLists.swift", line: 5)
@available(*, deprecated) extension Bulb { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_dpu4he_1() { KeyedProperties.add("wattage", \Bulb.wattage); _tactusKnow1("shine:", Self.shine(_:)) } }









fileprivate typealias _c0 = Bulb; fileprivate func _i1<T>(_ v: T?) -> T! { v }
