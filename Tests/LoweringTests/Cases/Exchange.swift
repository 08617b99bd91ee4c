// swift-format-ignore-file
import UIKit

/// Methods whose implementations are exchanged at run time.
extension UIViewController {
  static func exchangeMethods() {
    guard let old = class_getInstanceMethod(self, #selector(viewDidAppear(_:))),
      let new = class_getInstanceMethod(self, #selector(tracked_viewDidAppear(_:)))
    else { return print("no such method") }
    method_exchangeImplementations(old, new)
  }
  @objc func tracked_viewDidAppear(_ animated: Bool) {
    print("before", animated)
    tracked_viewDidAppear(!animated)
    print("after")
  }
  @discardableResult @objc private dynamic func unused(_ a: Int, with b: String?) -> Int! { a }
}

class Album: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    print("album")
    super.viewDidAppear(animated)
  }
}

public extension UIView {
  @objc func counted_layoutSubviews() { tag += 10; counted_layoutSubviews() }
}

// A method that a subclass adds, and one that an extension of a framework's class overrides.
final class Frame: UIView {}
extension UIButton {
  override open func layoutSubviews() { tag += 100; super.layoutSubviews() }
}

extension UINavigationController {
  override open var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }
}
class Hallway: UINavigationController {
  override var prefersStatusBarHidden: Bool { print("hallway"); return super.prefersStatusBarHidden }
}

class Bell: NSObject {
  @objc dynamic func ring(times count: Int) -> String { "ring \(count)" }
  @objc dynamic func quiet(_ count: Int) -> String { "quiet \(count)" }
  @objc func still() {}
}

private func exchange(_ type: AnyClass, _ one: Selector, _ two: Selector) {
  guard let old = class_getInstanceMethod(type, one), let new = class_getInstanceMethod(type, two)
  else { return print("no such method") }
  if class_addMethod(type, one, method_getImplementation(new), method_getTypeEncoding(new)) {
    class_replaceMethod(type, two, method_getImplementation(old), method_getTypeEncoding(old))
  } else {
    method_exchangeImplementations(old, new)
  }
}

@MainActor func checkExchange() {
  UIViewController.exchangeMethods()
  Album().viewDidAppear(true)
  UIViewController.exchangeMethods()
  UIViewController().viewDidAppear(true)

  exchange(Frame.self, #selector(UIView.layoutSubviews), #selector(UIView.counted_layoutSubviews))
  let views: [UIView] = [Frame(), UIView(), UIButton()]
  views.forEach { $0.layoutSubviews() }
  print(views.map(\.tag))

  print(UIViewController().prefersStatusBarHidden, UINavigationController().prefersStatusBarHidden)
  print(Hallway().prefersStatusBarHidden)

  exchange(Bell.self, #selector(Bell.ring(times:)), #selector(Bell.quiet(_:)))
  print(Bell().ring(times: 2), Bell().quiet(3))
  let ring = class_getInstanceMethod(Bell.self, #selector(Bell.ring(times:)))
  if let ring {
    let old = method_setImplementation(
      ring, imp_implementationWithBlock { (bell: Bell, count: Int) in "loud \(count)" })
    typealias Ring = @convention(c) (AnyObject, Selector, Int) -> String
    let call = unsafeBitCast(old, to: Ring.self)
    print(Bell().ring(times: 4), call(Bell(), method_getName(ring), 5))
  }
  print(class_getInstanceMethod(Bell.self, #selector(Bell.still)) == nil)
}
