// swift-format-ignore-file
import UIKit
import OSLog

@objc protocol Odd {
  @objc optional init(x: Int)
  @objc static optional func make()
}
class Crate: UIView {
  let wrong = #selector(\Crate.tag)
  @objc class func make() {}
  @objc func wait() async {}
  @objc func fail(_ count: Int) throws {}
  func wire() { f(#selector(wait)); f(#selector(fail(_:))) }
  let path = #keyPath(names[0])
}
extension UIViewController {
  override func viewDidLoad() {}
}
