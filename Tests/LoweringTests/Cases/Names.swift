// swift-format-ignore-file
import UIKit

/// Types named by aliases, with modules, with generic arguments, and inside others.
typealias Canvas = UIView
typealias Sheet = UIKit.UIView
class Poster: Canvas { @objc var ink = 1 ; @objc func hang() -> String { "hung" } }
typealias Print = Poster
typealias Copy = Print
extension Print {
  override func endEditing(_ force: Bool) -> Bool { !force }
  @objc func tilt() -> String { "tilted" }
}
final class SmallPoster: Copy {
  override func tilt() -> String { "small " + super.tilt() }
  func wire() -> Selector { #selector(Copy.hang) }
  let path = #keyPath(Print.ink)
}
extension Cases.SmallPoster { override var tintName: String { "small" } }

extension Sheet { @objc func glue() -> String { "view" } }
extension UIKit.UIControl { override func glue() -> String { "control, " + super.glue() } }
typealias Push = UIButton
extension Push { override func glue() -> String { "push, " + super.glue() } }

class Wall: NSObject {
  typealias Surface = Poster
  class Nail: Surface { @objc func bend() -> String { "bent" } }
  func wire() -> Selector { #selector(Nail.bend) }
}
typealias Pin = Wall.Nail
extension Pin { override func endEditing(_ force: Bool) -> Bool { super.endEditing(!force) } }
extension Wall.Nail { override func setNeedsLayout() { print("nail") } }

class Cabinet<Item>: UIView { func count() -> Int { 1 } }
class IntCabinet: Cabinet<Int> {}
extension IntCabinet { override func count() -> Int { super.count() + 1 } }
typealias Rows = Cabinet<String>
class TallCabinet: Rows { override func count() -> Int { 5 } }
extension TallCabinet { override var tintName: String { "tall" } }

@objc protocol Seller { @objc optional func sells(_ count: Int) -> Bool }
protocol Licensed {}
typealias Trader = Licensed & Seller
class Shop: NSObject, Trader { func sells(_ count: Int) -> Bool { count > 2 } }
typealias Circle = Round
typealias Round = Circular
struct Circular {}
extension Circle { var isRound: Bool { true } }

// Xcode's canvas alone shows previews.
#Preview("A poster") {
  let poster = UIView()
  return poster
}
@available(iOS 17, *) #Preview { UIView() }

@MainActor func checkNames() {
  let poster: UIView = SmallPoster(), nail = Wall.Nail(), shop: Seller = Shop()
  print(poster.endEditing(true), poster.tintName, (poster as! Print).tilt(), Poster().tilt())
  print(UIView().glue(), UIControl().glue(), UIButton().glue())
  let view: UIView = nail
  print(view.endEditing(true), SmallPoster().wire(), SmallPoster().path, Wall().wire().perform(on: nail))
  view.setNeedsLayout()
  let cabinet: Cabinet<Int> = IntCabinet()
  print(cabinet.count(), TallCabinet().count(), (TallCabinet() as UIView).tintName, Circular().isRound)
  print(shop.sells?(3) ?? false, Selector("tilt").isMethod(of: poster), Selector("hang").isMethod(of: nail))
}
