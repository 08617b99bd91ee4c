// swift-format-ignore-file
#if true    && !targetEnvironment(macCatalyst)
import UIKit
#elseif os(macOS)
import AppKit
@objc class Wrong { func wrong() { _ = #selector(\.wrong) } }
#endif
#if canImport(Darwin)
import Darwin
#endif
import Foundation; import UIKit                            
                 

#if false     || os(Android)
let system = "Linux"
#elseif targetEnvironment(simulator)
let system = "simulator"
#else
let system = "phone"
#endif

#if false                          
let parts = "many"
#elseif true                                         && true                            
let parts = "one"
#endif

#if swift(>=5.0)
class Modern: NSObject {       func now() { print("now") } }
#else
class Ancient: NSObject { @objc func then() {} }
#endif

// Only the compiler knows its features.
#if !false     && !hasFeature(Embedded)
class Future: NSObject {       func soon() { print("soon") } }
#endif

class Dated: UIView {override func endEditing(_ force: Bool) -> Bool { return _e_endEditing(force) } }
#if swift(>=4.2)
extension Dated {       func _e_endEditing(_ force: Bool) -> Bool { !force } }
#else
extension Dated { override func endEditing(_ force: Bool) -> Bool { force } }
#endif

class Paths: NSObject {
        var name = "" ;       var next: Paths?
  var path: [String] { ["name"        , "next.name"              , "next"             ] }
}

@MainActor func checkConditions() {
  print(system, Paths().path, Selector("now").perform(on: Modern()))
  print(parts, Selector("soon").perform(on: Future()), Dated().endEditing(true))
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_relqcu_5() { MainActor.assumeIsolated { Modern._tactusKnow_relqcu_1(); Paths._tactusKnow_relqcu_4() } }
@available(*, deprecated) nonisolated private enum _Load_relqcu_5 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_relqcu_5 }
#sourceLocation(file: "Conditions.swift", line: 29)
@available(*, deprecated) extension Modern { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_relqcu_1() { _tactusKnow0("now", Self.now) } }





#if (!false && !hasFeature(Embedded))
@available(*, deprecated) extension Future { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_relqcu_2() { _tactusKnow0("soon", Self.soon) } }; @available(*, deprecated) nonisolated private func _tactusLoad_relqcu_3() { MainActor.assumeIsolated { Future._tactusKnow_relqcu_2() } }; @available(*, deprecated) nonisolated private enum _Load_relqcu_3 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_relqcu_3 }
#endif








@available(*, deprecated) extension Paths { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_relqcu_4() { KeyedProperties.add("name", \Paths.name); KeyedProperties.add("next", \Paths.next) } }
