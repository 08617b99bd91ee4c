// swift-format-ignore-file
import UIKit

/// Optional members of a protocol, and what asks for them.
@MainActor @objc public protocol DoorDelegate: AnyObject {
  func doorWillOpen(_ door: Door)
  @objc optional func door(_ door: Door, shouldOpenBy angle: Int) -> Bool
  @objc optional func door(_ door: Door, titleFor angle: Int) -> String?
  @objc optional func doorDidOpen(_ door: Door)
  @objc
  optional func doorDidClose(
    _ door: Door,
    loudly: Bool
  )
  @objc optional var doorName: String { get }
}

/// Members that only a protocol of Objective-C may have.
@MainActor @objc protocol Jamb {
  weak var door: Door? { get set }
  @available(*, unavailable, renamed: "swing(by:)", message: "with degrees") func swing()
  @available(*, unavailable)
  @objc optional var isOak: Bool { get }
  func swing(by angle: Int)
}
class OakJamb: NSObject, Jamb {
  weak var door: Door?
  func swing(by angle: Int) {}
}

@MainActor @objc protocol Hinge { @objc optional func squeak() -> Int
  @objc optional func oil(_: Int, with kind: String) throws -> Int }

/// Optional methods that differ in their types only.
@MainActor @objc protocol Layouts {
  @objc optional func door(_ door: Door, layoutFor angle: Int) -> Int
  @objc optional func door(_ door: Door, layoutFor name: String) -> Int
}
class IntLayouts: NSObject, Layouts {
  func door(_ door: Door, layoutFor angle: Int) -> Int { angle }
}
class BothLayouts: NSObject, Layouts {
  func door(_ door: Door, layoutFor name: String) -> Int { name.count }
  func door(_ door: Door, layoutFor angle: Int) -> Int { -angle }
}

public class Door: NSObject {
  weak var delegate: DoorDelegate?
  weak var hinge: Hinge?

  @MainActor func open() {
    delegate?.doorWillOpen(self)
    print("should", delegate?.door?(self, shouldOpenBy: 3) ?? true)
    print("title", delegate?.door?(self, titleFor: 3) ?? "none", delegate?.doorName ?? "no name")
    delegate?.doorDidOpen?(self)
    delegate?.doorDidClose?(self, loudly: true)
    if let squeak = hinge?.squeak?() { print("squeaks", squeak) }
    if delegate?.doorDidOpen != nil, let delegate = delegate { delegate.doorDidOpen!(self) }
    print("oil", (try? hinge?.oil?(1, with: "olive")) ?? -1)
    if hinge?.squeak == nil { print("oiled") }
    values()
  }

  // Optional methods as values.
  @MainActor func values() {
    if let should = delegate?.door(_:shouldOpenBy:) { print("value", should(self, 2)) }
    let title = delegate?.door(_:titleFor:)
    print("value", title?(self, 2) ?? "no title", (delegate?.door(_:titleFor:)) == nil)
    guard let open = delegate?.doorDidOpen, let squeak = hinge?.squeak else { return print("none") }
    open(self)
    let oil = hinge?.oil(_:with:), total = (try? oil?(1, "corn")) ?? -1
    print("value", squeak(), total)
    [delegate?.doorDidOpen].forEach { $0?(self) }
  }
}

class Quiet: NSObject, DoorDelegate { func doorWillOpen(_ door: Door) { print("quiet") } }

class Keeper: NSObject {
  var opened = 0
}
extension Keeper: DoorDelegate, Hinge {
  func doorWillOpen(_ door: Door) { opened += 1 }
  func door(_ door: Door, shouldOpenBy angle: Int) -> Bool { angle < 3 }
  func door(_ door: Door, titleFor angle: Int) -> String? { "angle \(angle)" }
  func doorDidOpen(_ door: Door) { print("opened") }
  func doorDidClose(_ door: Door, loudly: Bool) { print("closed", loudly) }
  var doorName: String { "front" }
  func squeak() -> Int { 2 }
  func oil(_: Int, with kind: String) throws -> Int { kind.count }
}

class Base: NSObject, DoorDelegate {
  func doorWillOpen(_ door: Door) {}
}
class Derived: Base {
  func door(_ door: Door, shouldOpenBy angle: Int) -> Bool { false }
  func doorDidOpen(_ door: Door) { print("derived opened") }
}

// A subclass states a protocol that refines the one of its superclass.
@MainActor @objc protocol QuietDoorDelegate: DoorDelegate { @objc optional func doorWillRest(_ door: Door) -> Int }
class Restful: Base, QuietDoorDelegate {
  func doorDidOpen(_ door: Door) { print("restful opened", self.doorWillRest(door)) }
  func doorWillRest(_ door: Door) -> Int { 5 }
}
class Sleepy: Derived, QuietDoorDelegate {
  override func doorDidOpen(_ door: Door) { super.doorDidOpen(door); print("sleepy opened") }
  var doorName: String { "sleepy" }
}

// Members of the type itself.
@MainActor @objc protocol Palette { static var base: String { get }; @objc optional static var accent: String { get }
  @objc static optional func mix(_ count: Int) -> Int }
class Red: NSObject, Palette {
  static let base = "red"; static let accent: String = "pink"
  class func mix(_ count: Int) -> Int { count * 2 }
}
class Gray: NSObject, Palette { class var base: String { "gray" } }

// Parameters without a name, and named by a keyword.
@MainActor @objc protocol Lids {
  @objc optional func lid(_ lid: Int, touches _: Int, _ _: Int) -> Int
  @objc optional func lid(in: Int, for: Int) -> Int
}
class QuietLids: NSObject, Lids {
  func lid(_: Int, touches _: Int, _ _: Int) -> Int { 7 }
  func lid(in: Int, for: Int) -> Int { `in` + `for` }
}

@MainActor func checkOptionalMembers() {
  let lids: Lids = QuietLids()
  print(lids.lid?(1, touches: 2, 3) ?? 0, lids.lid?(in: 4, for: 5) ?? 0)
  for layouts in [IntLayouts(), BothLayouts()] as [Layouts] {
    print(layouts.door?(Door(), layoutFor: 3) ?? 0, layouts.door?(Door(), layoutFor: "four") ?? 0)
  }
  let door = Door()
  let quiet = Quiet(), keeper = Keeper(), derived = Derived()
  door.delegate = quiet
  door.open()
  door.delegate = keeper
  door.hinge = keeper
  door.open()
  door.delegate = derived
  door.open()
  for delegate in [Restful(), Sleepy()] as [QuietDoorDelegate] {
    (door.hinge, door.delegate) = (nil, delegate)
    door.open()
    print(delegate.doorWillRest?(door) ?? 0)
  }
  print(keeper.door(door, shouldOpenBy: 1), derived.door(door, shouldOpenBy: 1))
  let palettes: [Palette.Type] = [Red.self, Gray.self]
  print(palettes.map { $0.base + ($0.accent ?? "-") }, palettes.map { $0.mix?(3) ?? 0 }, palettes.map { $0.mix != nil })
  // Methods as values, of the protocol and of a class, whatever the object is called.
  let owner: DoorDelegate = keeper, keeperDelegate = keeper
  if let should = owner.door(_:shouldOpenBy:) { print("value", should(door, 1) ? "yes" : "no") }
  print("value", owner.door(_:titleFor:).map { $0(door, 4) ?? "" } ?? "none", (quiet as DoorDelegate).doorDidOpen(_:) == nil)
  let keep = keeperDelegate.door(_:shouldOpenBy:), did = keeper.doorDidOpen
  print("value", keep(door, 1) ? "yes" : "no")
  did(door)
}
