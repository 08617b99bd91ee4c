// swift-format-ignore-file
import UIKit
import OSLog

class Shelf: UIView {
  let wrong = #selector(\Shelf.tag)
  let path = #keyPath(names[0])
}
extension UIViewController {
  override func viewDidLoad() {}
}
