// swift-format-ignore-file
import UIKit

/// Members of whatever object it is.
class Kettle: NSObject {
  @objc var steam = 3
  @objc func boil(_ minutes: Int) -> Int { steam * minutes }
}

@MainActor func checkDynamic() {
  let any: Any = Kettle()
  let other: Any = UIView()
  print((any as AnyObject).steam ?? 0, (other as AnyObject).steam ?? -1)
  print((any as AnyObject).steam!, (any as AnyObject).boil(2))
  if let boiled = (any as AnyObject).boil?(3) { print(boiled, (other as AnyObject).boil?(1) as Any) }
}
