// swift-format-ignore-file
import UIKit

/// Members that the frameworks' own protocols make optional.
class Forwarder: NSObject, UIScrollViewDelegate {
  weak var next: UIScrollViewDelegate?
  var didOpen: ((Int) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIView) {
    print("forwarded")
    next?.scrollViewDidScroll (scrollView)
    next!.scrollViewDidScroll (scrollView)
    self.didOpen?(3)
  }
  func sent() -> Selector { _t0()                                                   }
}

final class Launcher: NSObject, UIApplicationDelegate {
  override required init() { super.init() }
}

@MainActor func checkSystemMembers() {
  let end = Forwarder(), forwarder = Forwarder()
  end.next = Silent.shared
  forwarder.next = end
  forwarder.didOpen = { print("opened", $0) }
  forwarder.scrollViewDidScroll(UIView())
  let delegate: UIApplicationDelegate? = Launcher()
  print(delegate?.window? .tag ?? -1, forwarder.sent())
}

final class Silent: NSObject, UIScrollViewDelegate { @MainActor static let shared = Silent() }
import TactusSelectors
#sourceLocation(file: "SystemMembers.swift", line: 15)
fileprivate func _t0() -> Selector { Selector("scrollViewDidScroll:") }
