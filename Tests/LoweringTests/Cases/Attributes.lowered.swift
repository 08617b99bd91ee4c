// swift-format-ignore-file
import UIKit

/// Attributes in every position, and properties that are observed.
      enum Level: Int { case low, high }

                               class Pan: UIView {
            weak var lid: UIView!
            var knobs: [UIView] = []
                 var radius: Double = 2 { didSet { print("radius", radius) } }
  @_KV          var heat = 0
  @_KN          var label: String?
  @_KV          private(set) var count: Int { didSet { print("count", count) } }
  @_KV    var plain = 1
  @_KV public    var title: String! = "pan"
                var isHot: Bool { heat > 3 }
        class func make() -> Pan { Pan(count: 1) }
        subscript(index: Int) -> Int { index }
           func hidden() {}
            func wipe(_ sender: Any) { print("wiped") }
  func heatUp() { heat += 4; label = "hot"; count += 1; plain += 1; title = "pot" }

        init(count: Int) { self.count = count }
}

      extension Pan {
  func tilt() { print("tilted") }
}

@available(*, deprecated) class OldPan: UIView {
        func old() {}
  class Rim: UIView { @available(*, deprecated)       func older() { print("older") } ; @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_121cweh_3() { _tactusKnow0("older", Self.older) } }
}

              final class Label: UIView {               let fixed = 1 }

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
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_121cweh_6() { MainActor.assumeIsolated { Pan._tactusKnow_121cweh_1(); Pan._tactusKnow_121cweh_2(); OldPan._tactusKnow_121cweh_4(); Label._tactusKnow_121cweh_5() } }
@available(*, deprecated) nonisolated private enum _Load_121cweh_6 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_121cweh_6 }
#sourceLocation(file: "Attributes.swift", line: 7)
@available(*, deprecated) extension Pan { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_121cweh_1() { GivenClassNames.add("KitchenPan", Pan.self); KeyedProperties.add("lid", \Pan.lid); KeyedProperties.add("knobs", \Pan.knobs); KeyedProperties.add("radius", \Pan.radius); KeyedProperties.add("heat", \Pan.heat); KeyedProperties.add("label", \Pan.label); KeyedProperties.add("count", \Pan.count); KeyedProperties.add("plain", \Pan.plain); KeyedProperties.add("title", \Pan.title); KeyedProperties.add("isHot", \Pan.isHot); KeyedClassMethods.add("make", { (o: Pan.Type) in { () in o.make() } }); _tactusKnow1("wipe:", Self.wipe(_:)); _tactusKnow0("heatUp", Self.heatUp) } }


















@available(*, deprecated) extension Pan { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_121cweh_2() { _tactusKnow0("tilt", Self.tilt) } }



@available(*, deprecated) extension OldPan { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_121cweh_4() { _tactusKnow0("old", Self.old); Rim._tactusKnow_121cweh_3() } }




@available(*, deprecated) extension Label { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_121cweh_5() { KeyedProperties.add("fixed", \Label.fixed) } }
