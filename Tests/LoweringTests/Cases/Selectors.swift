// swift-format-ignore-file
import UIKit

/// Every form of `#selector`.
class Stove: UIViewController {
  private let plate = UIButton()
  let lamp = Lamp()
  let stored = #selector(tapped(_:))
  static let shared = #selector(Stove.bare)
  lazy var late: Selector = #selector(bare)
  var heat = 0

  @objc private func reset() { print("reset") }
  class func reset() {}
  @objc class func ring(_ sender: Any?) { print("ring") }
  @objc static func chime() { print("chime") }
  @objc private func bare() { print("bare", heat) }
  @objc func tapped(_ sender: UIButton) { print("tapped", sender === plate) }
  @objc func turned(knob: Any?, event: Any?) { print("turned", knob != nil, event == nil) }
  @objc func move(to heat: Any) { print("moved") }
  @objc(coolDown) func cool() { print("cool") }
  @objc func both() { print("both of none") }
  @objc func both(_ sender: UIButton) { print("both of one") }
  @objc func three(_ one: Any?, didFinish two: Any?, context three: Any?) { print("three") }

  func wire() {
    plate.addTarget(self, action: #selector(bare), for: 1); plate.tag = 1
    plate.addTarget(self, action: #selector(self.reset)); plate.addTarget(self, action: #selector(Stove.reset))
    plate.addTarget(self, action: #selector(tapped(_:)), for: 1)
    plate.addTarget(self, action: #selector(self.tapped), for: 1)
    plate.addTarget(self, action: #selector(Stove.turned(knob:event:)))
    plate.addTarget(self, action: #selector((turned)))
    plate.addTarget(self, action: #selector(both as () -> Void))
    plate.addTarget(self, action: #selector(both as (UIButton) -> Void))
    plate.addTarget(
      self,
      action: #selector(
        Stove.both as (Stove) -> (UIButton) -> Void
      ), for: 2)
    plate.addTarget(lamp, action: #selector(lamp.glow(_:)))
    plate.addTarget(self.lamp, action: #selector(Lamp.glow))
    plate.addTarget(view, action: #selector(view.endEditing(_:)))
    plate.addTarget(view, action: #selector(UIView.setNeedsLayout))
    plate.addTarget(self, action: #selector(super.viewDidLoad))
    plate.addTarget(self, action: Selector("coolDown"))
    plate.addTarget(nil, action: "coolDown")
    plate.sendActions(to: self)
    print(#selector(cool), #selector(move(to:)), #selector(three(_:didFinish:context:)))
    print(#selector(getter: heat), #selector(setter: Stove.heat), #selector(getter: lamp.isLit))
    print(stored, Stove.shared, late)
    print(#selector(Stove.ring(_:)), #selector(Stove.chime), #selector(ring))
    #selector(setter: heat).perform(on: self, with: [7])
    print(heat, standard())
  }
  func standard(_ action: Selector = #selector(tapped)) -> Selector { action }

  class Knob: NSObject {
    @objc private func clicked() { print("clicked") }
    func action() -> Selector { #selector(clicked) }
  }
}

class Lamp: NSObject {
  @objc var isLit = false
  @objc func glow(_ sender: Any?) { print("glow") }
}

class Rack<Item>: UIViewController {
  @objc func pull() { print("pulled \(Item.self)") }
  func wire() { #selector(pull).perform(on: self) }
}

class _Crate<Item>: UIViewController {
  @objc func push(_ sender: Any?) { print("pushed \(Item.self)") }
  func wire() { #selector(_Crate.push(_:)).perform(on: self, with: [nil]) }
}

class Handler<Sender: AnyObject>: NSObject {
  @objc func handle() { print("handled for \(Sender.self)") }
  @objc func take(_ sender: Any?) { print("taken for \(Sender.self)") }
  @objc func own(_ sender: Sender) { print("own") }
}

/// Methods on the main actor of a class that is not.
class Proxy: NSObject {
  weak var stove: Stove?
  @MainActor @objc func refresh() { print("refreshed", stove == nil) }
  @objc @MainActor func take(_ sender: Any?) { print("proxy took", sender == nil) }
  @MainActor func action() -> Selector { #selector(refresh) }
}
@MainActor extension Proxy {
  @objc func added() { print("added") }
}

/// Values that are types.
class Tongs: UIViewController {
  static let kind = Stove.self
  let held: Lamp.Type = Lamp.self
  let wrist = Lamp()
  @objc func grip(_ sender: Any?) { print("grip") }
  func selectors(_ other: Stove.Type, _ system: (any UIScrollViewDelegate).Type) -> [Selector] {
    let stove = Stove.self; let scroll = UIScrollViewDelegate.self
    return [
      #selector(stove.tapped), #selector(other.move(to:)), #selector(held.glow), #selector(Self.kind.turned(knob:event:)),
      #selector(Tongs.kind.both as () -> Void), #selector(type(of: wrist).glow(_:)), #selector(type(of: self).grip),
      #selector(scroll.scrollViewDidScroll), #selector(system.scrollViewDidScroll(_:)), #selector(UIScrollViewDelegate.viewForZooming),
      #selector(getter: held.isLit), #selector(setter: self.held.isLit), #selector(stove.ring),
    ]
  }
}

// A property of the class itself, and one of its objects under the same name.
class Grate: NSObject {
  @objc class var bars: Int { 4 }
  @objc static var width: Int { 30 }
  @objc var width = 40
  static func counting() -> Selector { #selector(getter: bars) }
  func measuring() -> Selector { #selector(getter: width) }
}

@MainActor func checkSelectors() {
  print(Grate.counting(), #selector(getter: Grate.bars), #selector(getter: Grate.width).perform(on: Grate()))
  print(Grate().measuring().isMethod(of: Grate()), #selector(getter: UIView.layerName))
  print(Tongs().selectors(Stove.self, UIScrollViewDelegate.self))
  Stove().wire()
  let knob = Stove.Knob()
  print(knob.action(), knob.action().perform(on: knob), Selector("clicked").isMethod(of: knob))
  Rack<Int>().wire()
  _Crate<Int>().wire()
  let handle = #selector(Handler<AnyObject>.handle)
  print(handle.perform(on: Handler<Lamp>()), handle.perform(on: Handler<Stove>()))
  print(Selector("take:").perform(on: Handler<Lamp>(), with: [nil]), handle.isMethod(of: Lamp()))
  let proxy = Proxy()
  print(proxy.action().perform(on: proxy), #selector(Proxy.added).perform(on: proxy))
  print(#selector(Proxy.take(_:)).perform(on: proxy, with: [nil]), Selector("added").isMethod(of: proxy))
}
