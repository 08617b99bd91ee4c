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
  // A requirement that our frameworks lack.
  func scrollViewDidShine(_ scrollView: UIView) {}
  func other() -> Selector { _t1(Self.scrollViewDidShine(_:))  }
}

extension Forwarder {
  func scrollViewShouldScrollToTop(_ scrollView: UIView) -> Bool { true }
  func results(_ other: UIScrollViewDelegate) -> [Int] {
    guard let goesToTop = _optionalResult(other.scrollViewShouldScrollToTop (UIView())) else { return [] }
    let tag = _optionalResult(other.viewForZooming (in: UIView()))?.tag ?? (goesToTop ? 7 : 8)
    if _optionalResult(other.scrollViewShouldScrollToTop (UIView())) == nil { return [tag] }
    other.scrollViewDidScroll (UIView()); let text = _optionalResult(other.scrollViewShouldScrollToTop (UIView()))?.description
    return [tag, text?.count ?? 0]
  }
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
  print(forwarder.results(forwarder))
  let delegate: UIApplicationDelegate? = Launcher()
  print(delegate?.window? .tag ?? -1, forwarder.sent())
  if let outer = delegate?._outer, let window = outer { print("window", window.tag) }
  if let window = delegate?._outer { print("window", window?.tag ?? -2) }
  if let window = delegate?.window { print("window", window.tag) }
  print(windowTag(delegate), heightOfWindow(delegate), Screen(delegate: delegate).tag())
  print(nestedTag(Screen(delegate: delegate)), singleTag(Screen(delegate: delegate)))
}
@MainActor func windowTag(_ delegate: UIApplicationDelegate?) -> Int {
  guard let root = delegate?._outer, let window = root else { return -3 }
  return window.tag
}
@MainActor func watchWindow(_ delegate: UIApplicationDelegate?) -> Int {
  guard let window = delegate?.window else { return -6 }
  let tag = { [weak window] in window?.tag }
  return tag() ?? window.tag
}
@MainActor struct Screen {
  let delegate: UIApplicationDelegate?
  func tag() -> Int {
    guard let launcher = self.delegate else { return -7 }
    guard let window = launcher._outer else { return -8 }
    return window?.tag ?? -9
  }
}
@MainActor func nestedTag(_ app: Screen) -> Int {
  guard let launcher = app.delegate else { return -10 }
  var window = launcher._outer
  if window == nil { window = UIWindow() }
  guard let window = window else { return -11 }
  return window?.tag ?? -12
}
@MainActor func singleTag(_ app: Screen) -> Int {
  guard let launcher = app.delegate else { return -10 }
  let window = launcher.window
  guard let window else { return -11 }
  return window.tag
}
@MainActor func heightOfWindow(_ delegate: UIApplicationDelegate?) -> Int {
  guard let window = delegate?._outer else { return -4 }
  return window?.tag ?? -5
}

final class Silent: NSObject, UIScrollViewDelegate { @MainActor static let shared = Silent() }
import TactusSelectors
#sourceLocation(file: "SystemMembers.swift", line: 15)
fileprivate func _t0() -> Selector { Selector("scrollViewDidScroll:") }


@preconcurrency fileprivate func _t1<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("scrollViewDidShine:", calling: m) }
