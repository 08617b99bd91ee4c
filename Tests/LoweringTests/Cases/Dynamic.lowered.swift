// swift-format-ignore-file
import UIKit

/// Members of whatever object it is.
class Kettle: NSObject {
        var steam = 3
        func boil(_ minutes: Int) -> Int { steam * minutes }
        var topper: Kettle?
        var siren: (() -> Void)?
}

/// Members that several classes have.
class Skillet: NSObject {
        var engraving: String? { "pan" }
        var girth = 24
        func scrub() { print("the skillet is clean") }
        func grip(at height: Int) -> Int { height }
}
class Griddle: NSObject {
        var engraving: String? { nil }
        var girth = 36
        func scrub() { print("the griddle is clean") }
        func grip(at height: Int) -> Int { height * 2 }
        func grip(on height: Int) -> Int { height * 3 }
}

@MainActor func checkSharedMembers(_ pots: [AnyObject], _ first: AnyObject?) {
  pots.forEach { ({ ($0 as? _c0)?.scrub ?? ($0 as? _c1)?.scrub }(($0 as AnyObject)   ))!() }
  print(pots.map { ({ ($0 as? _c0)?.grip(at:) ?? ($0 as? _c1)?.grip(at:) }($0  ))!(    3) }, pots.map { ({ ($0 as? _c0)?.girth ?? ($0 as? _c1)?.girth }($0    )) ?? 0 }, ({ ($0 as? _c0)?.grip(at:) ?? ($0 as? _c1)?.grip(at:) }(first   ))?(    1) ?? 0)
  print(({ ($0 as? _c0)?.engraving ?? ($0 as? _c1)?.engraving }(pots[0]        ))? .count ?? 0, ({ ($0 as? _c0)?.grip(at:) ?? ($0 as? _c1)?.grip(at:) }(first    ))?(    2) ?? 0, ({ ($0 as? _c0)?.girth ?? ($0 as? _c1)?.girth }((UIView() as AnyObject)    )) ?? -1)
}

// Properties that are unwrapped where the code needs a value, and optional ones.
@MainActor func checkUnwrapped(_ kettle: AnyObject, _ other: AnyObject?) {
  let steam: Int = _i3((kettle as? _c2)?.steam)
  print(steam, _i3((kettle as? _c2)?.steam) + 1, _i3((kettle as? _c2)?.steam) == 3, (other as? _c2)?.steam == nil, _i3((kettle as? _c2)?.topper)?.steam ?? -1, _i3((kettle as? _c2)?.topper) == nil)
  _i3((kettle as? _c2)?.siren)?()
  print(_i3((kettle as? _c2)?.steam).description, [kettle].map { _i3(($0 as? _c2)?.steam) }.compactMap { $0 }, _i3((kettle as? _c4)?.hash) == 0)
}

@MainActor func checkDynamic() {
  checkSharedMembers([Skillet(), Griddle()], Griddle())
  let any: Any = Kettle()
  let other: Any = UIView()
  print(_i3((any     as? _c2)?.steam) ?? 0, _i3((other     as? _c2)?.steam) ?? -1)
  print((any      as! _c2).steam , (any      as! _c2).boil(2))
  checkUnwrapped(Kettle(), UIView())
  if let boiled = (any     as? _c2)?.boil (3) { print(boiled, (other     as? _c2)?.boil (1) as Any) }
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_n2k7d7_4() { MainActor.assumeIsolated { Kettle._tactusKnow_n2k7d7_1(); Skillet._tactusKnow_n2k7d7_2(); Griddle._tactusKnow_n2k7d7_3() } }
@available(*, deprecated) nonisolated private enum _Load_n2k7d7_4 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_n2k7d7_4 }
#sourceLocation(file: "Dynamic.swift", line: 5)
@available(*, deprecated) extension Kettle { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_n2k7d7_1() { KeyedProperties.add("steam", \Kettle.steam); _tactusKnow1("boil:", Self.boil(_:)); KeyedProperties.add("topper", \Kettle.topper); KeyedProperties.add("siren", \Kettle.siren) } }







@available(*, deprecated) extension Skillet { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_n2k7d7_2() { KeyedProperties.add("engraving", \Skillet.engraving); KeyedProperties.add("girth", \Skillet.girth); _tactusKnow0("scrub", Self.scrub); _tactusKnow1("gripAt:", Self.grip(at:)) } }





@available(*, deprecated) extension Griddle { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_n2k7d7_3() { KeyedProperties.add("engraving", \Griddle.engraving); KeyedProperties.add("girth", \Griddle.girth); _tactusKnow0("scrub", Self.scrub); _tactusKnow1("gripAt:", Self.grip(at:)); _tactusKnow1("gripOn:", Self.grip(on:)) } }







fileprivate typealias _c0 = Griddle; fileprivate typealias _c1 = Skillet







fileprivate typealias _c2 = Kettle; fileprivate func _i3<T>(_ v: T?) -> T! { v }; fileprivate typealias _c4 = NSObject
