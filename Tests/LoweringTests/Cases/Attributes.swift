// swift-format-ignore-file
import UIKit

/// Attributes in every position, and properties that are observed.
@objc enum Level: Int { case low, high }

@objc(KitchenPan) @objcMembers class Pan: UIView {
  @IBOutlet weak var lid: UIView!
  @IBOutlet var knobs: [UIView] = []
  @IBInspectable var radius: Double = 2 { didSet { print("radius", radius) } }
  @objc dynamic var heat = 0
  @objc dynamic var label: String?
  @objc dynamic private(set) var count: Int { didSet { print("count", count) } }
  dynamic var plain = 1
  public dynamic var title: String! = "pan"
  @objc dynamic var isHot: Bool { heat > 3 }
  @objc class func make() -> Pan { Pan(count: 1) }
  @objc subscript(index: Int) -> Int { index }
  @nonobjc func hidden() {}
  @IBAction func wipe(_ sender: Any) { print("wiped") }
  func heatUp() { heat += 4; label = "hot"; count += 1; plain += 1; title = "pot" }

  @objc init(count: Int) { self.count = count }
}

@objc extension Pan {
  func tilt() { print("tilted") }
}

@available(*, deprecated) class OldPan: UIView {
  @objc func old() {}
  class Rim: UIView { @available(*, deprecated) @objc func older() { print("older") } }
}

@IBDesignable final class Label: UIView { @objc dynamic let fixed = 1 }

@MainActor func checkAttributes() {
  let pan = Pan.make()
  pan.radius = 3
  pan.heatUp()
  print(pan.heat, pan.label ?? "", pan.count, pan.plain, pan.title ?? "", pan.isHot, pan[2])
  for name in ["wipe:", "tilt", "heatUp", "hidden"] {
    print(name, Selector(name).isMethod(of: pan))
  }
  print(Level.high.rawValue, Label().fixed)
}
