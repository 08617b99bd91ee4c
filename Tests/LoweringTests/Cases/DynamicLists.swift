// swift-format-ignore-file
import UIKit

/// Members of the objects in collections.
class Bulb: NSObject {
  @objc var wattage = 40
  @objc func shine(_ hours: Int) -> Int { wattage * hours }
}
@MainActor class Lights: NSObject {
  var all: [AnyObject] = [Bulb(), UIView()]
  var none: [AnyObject]?
  let strings = ["wattage"]

  func totals() -> [Int] {
    var totals = [[all[0] as AnyObject].first?.wattage ?? 0, all.first?.wattage ?? 0, all[1].wattage ?? -1]
    for light in all { totals.append(light.wattage ?? 0) }
    for light in self.all.dropFirst() { totals.append(light.wattage ?? -2) }
    totals += all.map { $0.wattage ?? -3 }
    totals += all.filter { light in light.wattage != nil }.map { (light: AnyObject) in light.wattage ?? 0 }
    if let last = none?.last { totals.append(last.wattage ?? -4) }
    guard let first = all.first, let bulb = all.first(where: { $0.wattage == 40 }) else { return totals }
    totals += [first.shine(2), bulb.shine?(3) ?? 0, first.wattage!]
    let reversed = all.reversed() as [AnyObject]
    return totals + [reversed[1].wattage ?? -5, reversed.last!.wattage ?? -6]
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
