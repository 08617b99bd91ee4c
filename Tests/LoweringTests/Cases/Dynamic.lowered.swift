// swift-format-ignore-file
import UIKit

/// Members of whatever object it is.
class Kettle: NSObject {
        var steam = 3
        func boil(_ minutes: Int) -> Int { steam * minutes }
}

@MainActor func checkDynamic() {
  let any: Any = Kettle()
  let other: Any = UIView()
  print((any     as? _c0)?.steam ?? 0, (other     as? _c0)?.steam ?? -1)
  print((any      as! _c0).steam , (any      as! _c0).boil(2))
  if let boiled = (any     as? _c0)?.boil (3) { print(boiled, (other     as? _c0)?.boil (1) as Any) }
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_n2k7d7_2() { MainActor.assumeIsolated { Kettle._tactusKnow_n2k7d7_1() } }
@available(*, deprecated) nonisolated private enum _Load_n2k7d7_2 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_n2k7d7_2 }
#sourceLocation(file: "Dynamic.swift", line: 5)
@available(*, deprecated) extension Kettle { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_n2k7d7_1() { KeyedProperties.add("steam", \Kettle.steam); _tactusKnow1("boil:", Self.boil(_:)) } }






fileprivate typealias _c0 = Kettle
