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
}

typealias GlowKind = Glow.Type
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
