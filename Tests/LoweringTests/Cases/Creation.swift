// swift-format-ignore-file
import UIKit

/// Objects of classes that are known only at run time.
class Glow: UIView { override var tintName: String { "lamp" } }
final class TallGlow: Glow { let height: Int; override init() { height = 3; super.init() } }
class Bench: NSObject { let lamps: Int; required init(lamps: Int = 2) { self.lamps = lamps } }

@MainActor func make<V: UIView>() -> V { V() }
@MainActor func make<V>(_ type: V.Type) -> V where V: Glow { type.init() }
@MainActor func makeDesk<D: Bench>(_ type: D.Type) -> D { type.init() }
@MainActor struct Box<Content: UIView> { let content = Content(); func other() -> Content { Content.init() } }
@MainActor struct Kind { let type: Glow.Type; func make() -> Glow { type.init() } }
extension UIView {
  class func fresh() -> Self { self.init() }
  func again() -> Self { type(of: self).init() }
  static func also() -> Self { Self() }
}
@MainActor protocol Filled: UIView {}
extension Filled { static func filled() -> Self { Self() } }
extension Glow: Filled {}

@MainActor protocol Chest { associatedtype Item: Glow }
extension Chest {
  func item() -> Item { Item() }
  func other() -> Item { .init() }
  static var first: Item { get { return .init() } }
}
struct LampChest: Chest { typealias Item = TallGlow }
@MainActor class Trolley<S: Chest> {
  typealias Piece = S.Item
  lazy var last: S.Item = S.Item()
  func piece(_ piece: Piece = .init()) -> Piece { piece }
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
}
