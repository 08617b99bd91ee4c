// swift-format-ignore-file
import UIKit

/// Objects of classes that are known only at run time.
class Glow: UIView { override var tintName: String { "lamp" } }
final class TallGlow: Glow { let height: Int; override init() { height = 3; super.init() } }
class Bench: NSObject { let lamps: Int; required init(lamps: Int = 2) { self.lamps = lamps } }

@MainActor func make<V: UIView>() -> V { V._new() }
@MainActor func make<V>(_ type: V.Type) -> V where V: Glow { type._new() }
@MainActor func makeDesk<D: Bench>(_ type: D.Type) -> D { type.init() }
@MainActor struct Box<Content: UIView> { let content = Content._new(); func other() -> Content { Content._new() } }
@MainActor struct Kind { let type: Glow.Type; func make() -> Glow { type._new() } }
extension UIView {
  class func fresh() -> Self { self._new() }
  func again() -> Self { type(of: self)._new() }
  static func also() -> Self { Self._new() }
}
open class Trivet: UIView {
  public class func makeTrivet() -> Trivet { return self._new() }
  public class func makeBoth() -> [Trivet] { [Self._new(), self._new()] }
  func makeAnother() -> Trivet { type(of: self)._new() }
}
final class BigTrivet: Trivet { let size = 3 }
final class OnlyTrivet: UIView { class func makeOnly() -> OnlyTrivet { self.init() } }
@MainActor protocol Filled: UIView {}
extension Filled { static func filled() -> Self { Self._new() } }
extension Glow: Filled {}

@MainActor protocol Chest { associatedtype Item: Glow }
extension Chest {
  func item() -> Item { Item._new() }
  func other() -> Item { Item._new() }
  static var first: Item { get { return Item._new() } }
}
struct LampChest: Chest { typealias Item = TallGlow }
@MainActor class Trolley<S: Chest> {
  typealias Piece = S.Item
  lazy var last: S.Item = S.Item._new()
  func piece(_ piece: Piece = Piece._new()) -> Piece { piece }
  func plain() -> UIView { .init() }
}

@MainActor func checkCreation() {
  let lamp: TallGlow = make()
  print(lamp.height, make(Glow.self).tintName, make(TallGlow.self).height, makeDesk(Bench.self).lamps)
  print(Box<TallGlow>().content.height, Box<Glow>().other().tintName, Kind(type: TallGlow.self).make() is TallGlow)
  print(LampChest().item().height, LampChest().other().height, LampChest.first.height)
  let rack = Trolley<LampChest>()
  print(rack.last.height, rack.piece().height, rack.plain().tintName)
  print(TallGlow.fresh().height, lamp.again().height, TallGlow.also().height, TallGlow.filled().height)
  checkKinds()
  checkBuildable()
}

typealias GlowKind = Glow.Type
enum GlowSource { case none; case kind(kind: Glow.Type) }
@MainActor func make(_ sources: [Int: GlowSource]) -> Glow? {
  switch sources[0] {
  case .kind(let kind)?: return kind._new()
  default: return nil
  }
}
@MainActor struct Stall {
  var kinds: [Glow.Type] = [Glow.self, TallGlow.self]
  var byName: [String: Glow.Type] = ["tall": TallGlow.self]
  var main: Glow.Type { TallGlow.self }
  func all() -> [Glow] { kinds.map { $0._new() } + kinds.map { kind in kind._new() } }
  func named(_ name: String) -> Glow? { byName[name]?._new() }
  func first() -> Glow { kinds[1]._new() }
}
@MainActor func makeAll(_ kinds: Glow.Type...) -> [Glow] {
  var made: [Glow] = []
  for kind in kinds { made.append(kind._new()) }
  return made
}
@MainActor func makeKnown(_ type: AnyClass) -> [Glow] {
  guard let kind = type as? Glow.Type else { return [] }
  let other = type as! Glow.Type
  let third = kind
  return [kind._new(), other._new(), third._new(), (type as? Glow.Type)?._new() ?? Glow()]
}
@MainActor func makeOther(_ kind: GlowKind, like glow: Glow, in stall: Stall) -> [Glow] {
  [kind._new(), type(of: glow)._new(), stall.main._new()]
}
@MainActor func makeObject<T: NSObject>(_ type: T.Type) -> T { type._new() }
@MainActor func makeView<T: UIView>(_ type: T.Type = T.self) -> T { T.self._new() }

@MainActor func checkKinds() {
  let stall = Stall()
  let lists = [
    stall.all(), [stall.named("tall") ?? Glow(), stall.first()], makeAll(Glow.self, TallGlow.self),
    makeKnown(TallGlow.self), makeOther(Glow.self, like: TallGlow(), in: stall),
  ]
  for list in lists { print(list.map { $0 is TallGlow }) }
  print(makeObject(TallGlow.self).height, makeView(TallGlow.self).height)
}

// A protocol that requires an initializer, and an extension that adds it to all objects.
protocol Buildable: AnyObject, _I_Buildable {        }
extension Buildable {
  init(_ block: (Self) -> Void) { self.init(); block(self) }
  @discardableResult func with(_ block: (Self) -> Void) -> Self { block(self); return self }
  static func several(_ count: Int) -> [Self] { (0..<count).map { _ in Self() } }
}
extension NSObject: Buildable {}
/// Another protocol, which refines it.
protocol Rebuildable: Buildable { var age: Int { get } }
class Brick: Rebuildable { var age = 1; required init() {} ; class func _new() -> Self { self.init() } }
class OldBrick: Brick { required init() { super.init(); age = 9 } }
final class Tile: NSObject { var width = 3 }
func makeBuilt<T: Buildable>(_ type: T.Type) -> T { type.init() }

// Initializers of a protocol's extension that is restricted to a class.
@MainActor protocol Shaded {}
extension UIView: Shaded {}
extension Shaded where Self: UIView { init(_ block: (Self) -> Void) { self.init(_made: Self._new()); block(self) } }
extension Shaded where Self: Glow { init(lit: Int, _ block: (Self) -> Void) { self.init(_made: Self._new()); print("lit", lit); block(self) } }

// Types that are no objects adopt such a protocol, too, also those of other modules.
public protocol Blank: _I_Blank {        }
extension Blank { static func several(blank count: Int) -> [Self] { (0..<count).map { _ in Self() } } }
public protocol Cleared: Blank {}
extension UIView: Blank {}
extension NSLock: Blank {}
extension NSRecursiveLock: Blank {}
extension Double: Cleared {public static func _new() -> Self { self.init() } }
extension Array: Blank {public static func _new() -> Self { self.init() } }
public struct Dial { public var turns = 2; public init() {} }
extension Dial: Cleared {public static func _new() -> Self { self.init() } }
extension Dial: Blank {}
public enum Mode: Blank { case off, on; public init() { self = .on } ; public static func _new() -> Self { self.init() } }

// Classes of Foundation itself.
extension NSLock { static func spare() -> Self { Self._new() } }
final class CountedOperation: Operation, @unchecked Sendable { let steps = 4 }
func makeOperation<T: Operation>(_ type: T.Type) -> T { type._new() }

@MainActor func checkBuildable() {
  print(NSLock.spare().try(), makeOperation(CountedOperation.self).steps)
  print(Double.several(blank: 2), [Int].several(blank: 1), Dial.several(blank: 1)[0].turns, Mode.several(blank: 1)[0])
  print(Glow.several(blank: 1)[0].tintName)
  print(BigTrivet.makeTrivet() is BigTrivet, BigTrivet.makeBoth().map { $0 is BigTrivet }, Trivet.makeTrivet() is BigTrivet)
  print(BigTrivet.makeTrivet().makeAnother() is BigTrivet, OnlyTrivet.makeOnly().tintName)
  print(NSLock.several(blank: 2).map { $0.try() }, NSRecursiveLock().try())
  print(TallGlow(lit: 2) { print($0.height) }.height, Glow(lit: 1) { _ in }.tintName)
  let tile = Tile { $0.width = 4 }.with { $0.width += 1 }
  let bricks: [Rebuildable.Type] = [Brick.self, OldBrick.self]
  print(tile.width, Brick { $0.age += 1 }.age, bricks.map { $0.init().age }, makeBuilt(Tile.self).width)
  print(Tile.several(2).count, OldBrick.several(1).map(\.age))
}
#sourceLocation(file: "Creation.swift", line: 100)
protocol _I_Buildable { static func _new() -> Self }; extension _I_Buildable { init() { self = Self._new() } }




















public protocol _I_Blank { static func _new() -> Self }; extension _I_Blank { public init() { self = Self._new() } }
