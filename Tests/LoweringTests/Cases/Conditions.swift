// swift-format-ignore-file
#if os(iOS) && !targetEnvironment(macCatalyst)
import UIKit
#elseif os(macOS)
import AppKit
@objc class Wrong { func wrong() { _ = #selector(\.wrong) } }
#endif
#if canImport(Darwin)
import Darwin
#endif
import Foundation; import UIKit.UIGestureRecognizerSubclass
import ObjectiveC

#if os(Linux) || os(Android)
let system = "Linux"
#elseif targetEnvironment(simulator)
let system = "simulator"
#else
let system = "phone"
#endif

#if canImport(FoundationEssentials)
let parts = "many"
#elseif canImport(UIKit.UIGestureRecognizerSubclass) && canImport(UIKit, _version: 17.0)
let parts = "one"
#endif

#if swift(>=5.0)
class Modern: NSObject { @objc func now() { print("now") } }
#else
class Ancient: NSObject { @objc func then() {} }
#endif

// Only the compiler knows its features.
#if !os(Linux) && !hasFeature(Embedded)
class Future: NSObject { @objc func soon() { print("soon") } }
#endif

class Dated: UIView {}
#if swift(>=4.2)
extension Dated { override func endEditing(_ force: Bool) -> Bool { !force } }
#else
extension Dated { override func endEditing(_ force: Bool) -> Bool { force } }
#endif

class Paths: NSObject {
  @objc var name = "" ; @objc var next: Paths?
  var path: [String] { [#keyPath(name), #keyPath(Paths.next.name), #keyPath(self.next)] }
}

@MainActor func checkConditions() {
  print(system, Paths().path, Selector("now").perform(on: Modern()))
  print(parts, Selector("soon").perform(on: Future()), Dated().endEditing(true))
}
