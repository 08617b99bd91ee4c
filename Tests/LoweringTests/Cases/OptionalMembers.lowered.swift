// swift-format-ignore-file
import UIKit

/// Optional members of a protocol, and what asks for them.
@MainActor       public protocol DoorDelegate: AnyObject {
  func doorWillOpen(_ door: Door)
              func _o_door(_ door: Door, shouldOpenBy angle: Int) -> Bool?
              func _o_door(_ door: Door, titleFor angle: Int) -> String?
              func _o_doorDidOpen(_ door: Door) -> Void?
       
        func _o_doorDidClose(
    _ door: Door,
    loudly: Bool
  ) -> Void?
              var _o_doorName: String? { get }
var _h_door___shouldOpenBy__: Bool { get }; var _h_door___titleFor__: Bool { get }; var _h_doorDidOpen____: Bool { get }; var _h_doorDidClose___loudly__: Bool { get }; var _h_doorName: Bool { get } }

/// Members that only a protocol of Objective-C may have.
@MainActor       protocol Jamb:AnyObject {
       var door: Door? { get set }
                                                                                         
                            
                                        
  func swing(by angle: Int)
}
class OakJamb: NSObject, Jamb {
  weak var door: Door?
  func swing(by angle: Int) {}
}

@MainActor       protocol Hinge:AnyObject {             func _o_squeak() -> Int?
              func _o_oil(_: Int, with kind: String) throws -> Int? ; var _h_squeak__: Bool { get }; var _h_oil___with__: Bool { get } }

/// Optional methods that differ in their types only.
@MainActor       protocol Layouts:AnyObject {
              func _o_door(_ door: Door, layoutFor angle: Int) -> Int?
              func _o_door(_ door: Door, layoutFor name: String) -> Int?
var _h_door___layoutFor__Door_Int: Bool { get }; var _h_door___layoutFor__Door_String: Bool { get } }
class IntLayouts: NSObject, Layouts {
  func door(_ door: Door, layoutFor angle: Int) -> Int { angle }
@discardableResult func _o_door(_ door: Door, layoutFor angle: Int) -> Int? { let r: Int = self.door(door, layoutFor: angle); return r }; var _h_door___layoutFor__Door_Int: Bool { true } }
class BothLayouts: NSObject, Layouts {
  func door(_ door: Door, layoutFor name: String) -> Int { name.count }
  func door(_ door: Door, layoutFor angle: Int) -> Int { -angle }
@discardableResult func _o_door(_ door: Door, layoutFor name: String) -> Int? { let r: Int = self.door(door, layoutFor: name); return r }; var _h_door___layoutFor__Door_String: Bool { true }; @discardableResult func _o_door(_ door: Door, layoutFor angle: Int) -> Int? { let r: Int = self.door(door, layoutFor: angle); return r }; var _h_door___layoutFor__Door_Int: Bool { true } }

public class Door: NSObject {
  weak var delegate: DoorDelegate?
  weak var hinge: Hinge?

  @MainActor func open() {
    delegate?.doorWillOpen(self)
    print("should", delegate?.door (self, shouldOpenBy: 3) ?? true)
    print("title", delegate?.door (self, titleFor: 3) ?? "none", delegate?.doorName ?? "no name")
    delegate?.doorDidOpen (self)
    delegate?.doorDidClose (self, loudly: true)
    if let squeak = hinge?.squeak () { print("squeaks", squeak) }
    if delegate?._h0==true         , let delegate = delegate { delegate.doorDidOpen (self)! }
    print("oil", (try? hinge?.oil (1, with: "olive")) ?? -1)
    if hinge?._h1 != true   { print("oiled") }
    values()
  }

  // Optional methods as values.
  @MainActor func values() {
    if let should = delegate?._v2                   { print("value", should(self, 2)) }
    let title = delegate?._v3              
    print("value", title?(self, 2) ?? "no title", (delegate?._v3              ) == nil)
    guard let open = delegate?._v4        , let squeak = hinge?._v5    else { return print("none") }
    open(self)
    let oil = hinge?._v6         , total = (try? oil?(1, "corn")) ?? -1
    print("value", squeak(), total)
    [delegate?._v4        ].forEach { $0?(self) }
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
@discardableResult func _o_door(_ door: Door, shouldOpenBy angle: Int) -> Bool? { let r: Bool = self.door(door, shouldOpenBy: angle); return r }; var _h_door___shouldOpenBy__: Bool { true }; @discardableResult func _o_door(_ door: Door, titleFor angle: Int) -> String? { let r: String? = self.door(door, titleFor: angle); return r }; var _h_door___titleFor__: Bool { true }; @discardableResult func _o_doorDidOpen(_ door: Door) -> Void? { let r: Void = self.doorDidOpen(door); return r }; var _h_doorDidOpen____: Bool { true }; @discardableResult func _o_doorDidClose(_ door: Door, loudly: Bool) -> Void? { let r: Void = self.doorDidClose(door, loudly: loudly); return r }; var _h_doorDidClose___loudly__: Bool { true }; var _o_doorName: String? { let r: String = self.doorName; return r }; var _h_doorName: Bool { true }; @discardableResult func _o_squeak() -> Int? { let r: Int = self.squeak(); return r }; var _h_squeak__: Bool { true }; @discardableResult func _o_oil(_ p0: Int, with kind: String) throws -> Int? { let r: Int = try self.oil(p0, with: kind); return r }; var _h_oil___with__: Bool { true } }

class Base: NSObject, DoorDelegate {
  func doorWillOpen(_ door: Door) {}
@discardableResult func _o_door(_ door: Door, shouldOpenBy angle: Int) -> Bool? { nil }; var _h_door___shouldOpenBy__: Bool { false }; @discardableResult func _o_doorDidOpen(_ door: Door) -> Void? { nil }; var _h_doorDidOpen____: Bool { false }; var _o_doorName: String? { nil }; var _h_doorName: Bool { false } }
class Derived: Base {
  func door(_ door: Door, shouldOpenBy angle: Int) -> Bool { false }
  func doorDidOpen(_ door: Door) { print("derived opened") }
@discardableResult override func _o_door(_ door: Door, shouldOpenBy angle: Int) -> Bool? { let r = self.door(door, shouldOpenBy: angle); return r }; override var _h_door___shouldOpenBy__: Bool { true }; @discardableResult override func _o_doorDidOpen(_ door: Door) -> Void? { self.doorDidOpen(door); return () }; override var _h_doorDidOpen____: Bool { true } }

// A subclass states a protocol that refines the one of its superclass.
@MainActor       protocol QuietDoorDelegate: DoorDelegate {             func _o_doorWillRest(_ door: Door) -> Int? ; var _h_doorWillRest____: Bool { get } }
class Restful: Base, QuietDoorDelegate {
  func doorDidOpen(_ door: Door) { print("restful opened", self.doorWillRest(door)) }
  func doorWillRest(_ door: Door) -> Int { 5 }
@discardableResult func _o_doorWillRest(_ door: Door) -> Int? { let r: Int = self.doorWillRest(door); return r }; var _h_doorWillRest____: Bool { true }; @discardableResult override func _o_doorDidOpen(_ door: Door) -> Void? { self.doorDidOpen(door); return () }; override var _h_doorDidOpen____: Bool { true } }
class Sleepy: Derived, QuietDoorDelegate {
  override func doorDidOpen(_ door: Door) { super.doorDidOpen(door); print("sleepy opened") }
  var doorName: String { "sleepy" }
override var _o_doorName: String? { let r = self.doorName; return r }; override var _h_doorName: Bool { true } }

// Members of the type itself.
@MainActor       protocol Palette:AnyObject { static var base: String { get };             static var _o_accent: String? { get }
        static       func _o_mix(_ count: Int) -> Int? ; static var _h_accent: Bool { get }; static var _h_mix____: Bool { get } }
class Red: NSObject, Palette {
  static let base = "red"; static let accent: String = "pink"
  class func mix(_ count: Int) -> Int { count * 2 }
static var _o_accent: String? { let r: String = self.accent; return r }; static var _h_accent: Bool { true }; @discardableResult static func _o_mix(_ count: Int) -> Int? { let r: Int = self.mix(count); return r }; static var _h_mix____: Bool { true } }
class Gray: NSObject, Palette { class var base: String { "gray" } }

// Parameters without a name, and named by a keyword.
@MainActor       protocol Lids:AnyObject {
              func _o_lid(_ lid: Int, touches _: Int, _ _: Int) -> Int?
              func _o_lid(in: Int, for: Int) -> Int?
var _h_lid___touches____: Bool { get }; var _h_lid_in_for__: Bool { get } }
class QuietLids: NSObject, Lids {
  func lid(_: Int, touches _: Int, _ _: Int) -> Int { 7 }
  func lid(in: Int, for: Int) -> Int { `in` + `for` }
@discardableResult func _o_lid(_ p0: Int, touches p1: Int, _ p2: Int) -> Int? { let r: Int = self.lid(p0, touches: p1, p2); return r }; var _h_lid___touches____: Bool { true }; @discardableResult func _o_lid(in: Int, for: Int) -> Int? { let r: Int = self.lid(in: `in`, for: `for`); return r }; var _h_lid_in_for__: Bool { true } }

@MainActor func checkOptionalMembers() {
  let lids: Lids = QuietLids()
  print(lids.lid (1, touches: 2, 3) ?? 0, lids.lid (in: 4, for: 5) ?? 0)
  for layouts in [IntLayouts(), BothLayouts()] as [Layouts] {
    print(layouts.door (Door(), layoutFor: 3) ?? 0, layouts.door (Door(), layoutFor: "four") ?? 0)
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
    print(delegate.doorWillRest (door) ?? 0)
  }
  print(keeper.door(door, shouldOpenBy: 1), derived.door(door, shouldOpenBy: 1))
  let palettes: [Palette.Type] = [Red.self, Gray.self]
  print(palettes.map { $0.base + ($0.accent ?? "-") }, palettes.map { $0.mix (3) ?? 0 }, palettes.map { $0._h7==true  })
  // Methods as values, of the protocol and of a class, whatever the object is called.
  let owner: DoorDelegate = keeper, keeperDelegate = keeper
  if let should = owner._v2                   { print("value", should(door, 1) ? "yes" : "no") }
  print("value", owner._v3              .map { $0(door, 4) ?? "" } ?? "none", (quiet as DoorDelegate)._h0 != true           )
  let keep = keeperDelegate.door(_:shouldOpenBy:), did = keeper.doorDidOpen
  print("value", keep(door, 1) ? "yes" : "no")
  did(door)
}
#sourceLocation(file: "OptionalMembers.swift", line: 5)
extension DoorDelegate { @discardableResult public func door(_ door: Door, shouldOpenBy angle: Int) -> Bool? { _o_door(door, shouldOpenBy: angle) }; @discardableResult public func _o_door(_ door: Door, shouldOpenBy angle: Int) -> Bool? { nil }; public var _h_door___shouldOpenBy__: Bool { false }; @discardableResult public func door(_ door: Door, titleFor angle: Int) -> String? { _o_door(door, titleFor: angle) }; @discardableResult public func _o_door(_ door: Door, titleFor angle: Int) -> String? { nil }; public var _h_door___titleFor__: Bool { false }; @discardableResult public func doorDidOpen(_ door: Door) -> Void? { _o_doorDidOpen(door) }; @discardableResult public func _o_doorDidOpen(_ door: Door) -> Void? { nil }; public var _h_doorDidOpen____: Bool { false }; @discardableResult public func doorDidClose(_ door: Door, loudly: Bool) -> Void? { _o_doorDidClose(door, loudly: loudly) }; @discardableResult public func _o_doorDidClose(_ door: Door, loudly: Bool) -> Void? { nil }; public var _h_doorDidClose___loudly__: Bool { false }; public var doorName: String? { _o_doorName }; public var _o_doorName: String? { nil }; public var _h_doorName: Bool { false } }

























extension Hinge { @discardableResult func squeak() -> Int? { _o_squeak() }; @discardableResult func _o_squeak() -> Int? { nil }; var _h_squeak__: Bool { false }; @discardableResult func oil(_ p0: Int, with kind: String) throws -> Int? { try _o_oil(p0, with: kind) }; @discardableResult func _o_oil(_ p0: Int, with kind: String) throws -> Int? { nil }; var _h_oil___with__: Bool { false } }



extension Layouts { @discardableResult func door(_ door: Door, layoutFor angle: Int) -> Int? { _o_door(door, layoutFor: angle) }; @discardableResult func _o_door(_ door: Door, layoutFor angle: Int) -> Int? { nil }; var _h_door___layoutFor__Door_Int: Bool { false }; @discardableResult func door(_ door: Door, layoutFor name: String) -> Int? { _o_door(door, layoutFor: name) }; @discardableResult func _o_door(_ door: Door, layoutFor name: String) -> Int? { nil }; var _h_door___layoutFor__Door_String: Bool { false } }















extension DoorDelegate { fileprivate var _h0: Bool { _h_doorDidOpen____ } }; extension Hinge { fileprivate var _h1: Bool { _h_squeak__ } }













extension DoorDelegate { fileprivate var _v2: ((Door, Int) -> Bool)? { _h_door___shouldOpenBy__ ? { self.door($0, shouldOpenBy: $1)! } : nil } }

extension DoorDelegate { fileprivate var _v3: ((Door, Int) -> String?)? { _h_door___titleFor__ ? { self.door($0, titleFor: $1) } : nil } }; extension DoorDelegate { fileprivate var _v4: ((Door) -> Void)? { _h_doorDidOpen____ ? { self.doorDidOpen($0)! } : nil } }; extension Hinge { fileprivate var _v5: (() -> Int)? { _h_squeak__ ? { self.squeak()! } : nil } }



extension Hinge { fileprivate var _v6: ((Int, String) throws -> Int)? { _h_oil___with__ ? { try self.oil($0, with: $1)! } : nil } }






























extension QuietDoorDelegate { @discardableResult func doorWillRest(_ door: Door) -> Int? { _o_doorWillRest(door) }; @discardableResult func _o_doorWillRest(_ door: Door) -> Int? { nil }; var _h_doorWillRest____: Bool { false } }










extension Palette { static var accent: String? { _o_accent }; static var _o_accent: String? { nil }; static var _h_accent: Bool { false }; @discardableResult static func mix(_ count: Int) -> Int? { _o_mix(count) }; @discardableResult static func _o_mix(_ count: Int) -> Int? { nil }; static var _h_mix____: Bool { false } }








extension Lids { @discardableResult func lid(_ lid: Int, touches p1: Int, _ p2: Int) -> Int? { _o_lid(lid, touches: p1, p2) }; @discardableResult func _o_lid(_ lid: Int, touches p1: Int, _ p2: Int) -> Int? { nil }; var _h_lid___touches____: Bool { false }; @discardableResult func lid(in: Int, for: Int) -> Int? { _o_lid(in: `in`, for: `for`) }; @discardableResult func _o_lid(in: Int, for: Int) -> Int? { nil }; var _h_lid_in_for__: Bool { false } }





























extension Palette { fileprivate static var _h7: Bool { _h_mix____ } }
