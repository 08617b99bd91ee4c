// swift-format-ignore-file
import UIKit

/// Members of whatever object it is.
class Kettle: NSObject {
  @objc var steam = 3
  @objc func boil(_ minutes: Int) -> Int { steam * minutes }
  @objc var topper: Kettle?
  @objc var siren: (() -> Void)?
}

/// Members that several classes have.
class Skillet: NSObject {
  @objc var engraving: String? { "pan" }
  @objc var girth = 24
  @objc func scrub() { print("the skillet is clean") }
  @objc func grip(at height: Int) -> Int { height }
}
class Griddle: NSObject {
  @objc var engraving: String? { nil }
  @objc var girth = 36
  @objc func scrub() { print("the griddle is clean") }
  @objc func grip(at height: Int) -> Int { height * 2 }
  @objc func grip(on height: Int) -> Int { height * 3 }
}

@MainActor func checkSharedMembers(_ pots: [AnyObject], _ first: AnyObject?) {
  pots.forEach { ($0 as AnyObject).scrub() }
  print(pots.map { $0.grip(at: 3) }, pots.map { $0.girth ?? 0 }, first?.grip(at: 1) ?? 0)
  print(pots[0].engraving??.count ?? 0, first?.grip?(at: 2) ?? 0, (UIView() as AnyObject).girth ?? -1)
}

// Properties that are unwrapped where the code needs a value, and optional ones.
@MainActor func checkUnwrapped(_ kettle: AnyObject, _ other: AnyObject?) {
  let steam: Int = kettle.steam
  print(steam, kettle.steam + 1, kettle.steam == 3, other?.steam == nil, kettle.topper?.steam ?? -1, kettle.topper == nil)
  kettle.siren?()
  print(kettle.steam.description, [kettle].map { $0.steam }.compactMap { $0 }, kettle.hash == 0)
}

@MainActor func checkDynamic() {
  checkSharedMembers([Skillet(), Griddle()], Griddle())
  let any: Any = Kettle()
  let other: Any = UIView()
  print((any as AnyObject).steam ?? 0, (other as AnyObject).steam ?? -1)
  print((any as AnyObject).steam!, (any as AnyObject).boil(2))
  checkUnwrapped(Kettle(), UIView())
  if let boiled = (any as AnyObject).boil?(3) { print(boiled, (other as AnyObject).boil?(1) as Any) }
}
