// swift-format-ignore-file
import UIKit

/// Methods whose implementations are exchanged at run time.
extension UIViewController {
  static func exchangeMethods() {
    guard let old = class_getInstanceMethod(self, _t0(Self.viewDidAppear(_:)) ),
      let new = class_getInstanceMethod(self, _t1(Self.tracked_viewDidAppear(_:)) )
    else { return print("no such method") }
    method_exchangeImplementations(old, new)
  }
     func _x_tracked_viewDidAppear(_ animated: Bool) {
    print("before", animated)
    tracked_viewDidAppear(!animated)
    print("after")
  }
  @discardableResult            private func _x_unused(_ a: Int, with b: String?) -> Int! { a }
}

class Album: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    print("album")
    super.viewDidAppear(animated)
  }
}

public extension UIView {
     func _x_counted_layoutSubviews() { tag += 10; counted_layoutSubviews() }
}

// A method that a subclass adds, and one that an extension of a framework's class overrides.
final class Frame: UIView {}
extension UIButton {
            func _f6_layoutSubviews() { tag += 100; super.layoutSubviews() }
}

extension UINavigationController {
            var _f5_prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }
}
class Hallway: UINavigationController {
  override var prefersStatusBarHidden: Bool { print("hallway"); return super.prefersStatusBarHidden }
}

class Bell: NSObject {
             func _x_ring(times count: Int) -> String { "ring \(count)" }
             func _x_quiet(_ count: Int) -> String { "quiet \(count)" }
        func still() {}
func ring(times count: Int) -> String { return ExchangedMethods.call("ringWithTimes:", of: Bell.self, on: self, count) { self._x_ring(times: $0) } }; func quiet(_ count: Int) -> String { return ExchangedMethods.call("quiet:", of: Bell.self, on: self, count) { self._x_quiet($0) } } }

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

  exchange(Frame.self, _t2(UIView.layoutSubviews)      , _t3(UIView.counted_layoutSubviews)      )
  let views: [UIView] = [Frame(), UIView(), UIButton()]
  views.forEach { $0.layoutSubviews() }
  print(views.map(\.tag))

  print(UIViewController().prefersStatusBarHidden, UINavigationController().prefersStatusBarHidden)
  print(Hallway().prefersStatusBarHidden)

  exchange(Bell.self, _t4(Bell.ring(times:))      , _t5(Bell.quiet(_:))      )
  print(Bell().ring(times: 2), Bell().quiet(3))
  let ring = class_getInstanceMethod(Bell.self, _t4(Bell.ring(times:))      )
  if let ring {
    let old = method_setImplementation(
      ring, imp_implementationWithBlock { (bell: Bell, count: Int) in "loud \(count)" })
    typealias Ring =                (AnyObject, Selector, Int) -> String
    let call = unsafeBitCast(old, to: Ring.self)
    print(Bell().ring(times: 4), call(Bell(), method_getName(ring), 5))
  }
  print(class_getInstanceMethod(Bell.self, _t6(Bell.still)      ) == nil)
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow0<T: AnyObject, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor () -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow1<T: AnyObject, A, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A) -> R) { _ = Selector(n, calling: m) }
@preconcurrency fileprivate func _tactusKnow2<T: AnyObject, A, B, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_1c8jf1x_6() { MainActor.assumeIsolated { UIViewController._tactusKnow_1c8jf1x_1(); UIView._tactusKnow_1c8jf1x_2(); UIButton._tactusKnow_1c8jf1x_3(); UINavigationController._tactusKnow_1c8jf1x_4(); Bell._tactusKnow_1c8jf1x_5() } }
@available(*, deprecated) nonisolated private enum _Load_1c8jf1x_6 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_1c8jf1x_6 }
#sourceLocation(file: "Exchange.swift", line: 5)
@available(*, deprecated) extension UIViewController { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1c8jf1x_1() { ExchangedMethods.declare("tracked_viewDidAppear:", of: UIViewController.self) { (o: UIViewController, a0: Bool) in o._x_tracked_viewDidAppear(a0) }; _tactusKnow1("tracked_viewDidAppear:", Self.tracked_viewDidAppear(_:)); ExchangedMethods.declare("unused:with:", of: UIViewController.self) { (o: UIViewController, a0: Int, a1: String?) in o._x_unused(a0, with: a1) }; _tactusKnow2("unused:with:", Self.unused(_:with:)) } }

@preconcurrency fileprivate func _t0<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("viewDidAppear:", calling: m) }
@preconcurrency fileprivate func _t1<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("tracked_viewDidAppear:", calling: m) }



extension UIViewController { func tracked_viewDidAppear(_ animated: Bool) { ExchangedMethods.call("tracked_viewDidAppear:", of: UIViewController.self, on: self, animated) { self._x_tracked_viewDidAppear($0) } } }




extension UIViewController { @discardableResult private func unused(_ a: Int, with b: String?) -> Int! { return ExchangedMethods.call("unused:with:", of: UIViewController.self, on: self, a, b) { self._x_unused($0, with: $1) } } }









@available(*, deprecated) extension UIView { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1c8jf1x_2() { ExchangedMethods.declare("counted_layoutSubviews", of: UIView.self) { (o: UIView) in o._x_counted_layoutSubviews() }; _tactusKnow0("counted_layoutSubviews", Self.counted_layoutSubviews) } }
public extension UIView { func counted_layoutSubviews() { ExchangedMethods.call("counted_layoutSubviews", of: UIView.self, on: self) { self._x_counted_layoutSubviews() } } }




@available(*, deprecated) extension UIButton { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1c8jf1x_3() { ExchangedMethods.add("layoutSubviews", to: UIButton.self) { (o: UIButton) in o._f6_layoutSubviews() } } }



@available(*, deprecated) extension UINavigationController { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1c8jf1x_4() { ExchangedMethods.add("prefersStatusBarHidden", to: UINavigationController.self) { (o: UINavigationController) in o._f5_prefersStatusBarHidden } } }






@available(*, deprecated) extension Bell { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_1c8jf1x_5() { ExchangedMethods.declare("ringWithTimes:", of: Bell.self) { (o: Bell, a0: Int) in o._x_ring(times: a0) }; _tactusKnow1("ringWithTimes:", Self.ring(times:)); ExchangedMethods.declare("quiet:", of: Bell.self) { (o: Bell, a0: Int) in o._x_quiet(a0) }; _tactusKnow1("quiet:", Self.quiet(_:)); _tactusKnow0("still", Self.still) } }





















@preconcurrency fileprivate func _t2<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("layoutSubviews", calling: m) }; @preconcurrency fileprivate func _t2<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("layoutSubviews:", calling: m) }; @preconcurrency fileprivate func _t2<T: AnyObject, A, B, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) -> Selector { Selector("layoutSubviews::", calling: m) }; @preconcurrency fileprivate func _t2<T: AnyObject, A, B, C, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) -> Selector { Selector("layoutSubviews:::", calling: m) }; @preconcurrency fileprivate func _t2<T: AnyObject, A, B, C, D, R>(_ m: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> R) -> Selector { Selector("layoutSubviews::::", calling: m) }; @preconcurrency fileprivate func _t3<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("counted_layoutSubviews", calling: m) }







@preconcurrency fileprivate func _t4<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("ringWithTimes:", calling: m) }; @preconcurrency fileprivate func _t5<T: AnyObject, A, R>(_ m: @escaping @MainActor (T) -> @MainActor (A) -> R) -> Selector { Selector("quiet:", calling: m) }









@preconcurrency fileprivate func _t6<T: AnyObject, R>(_ m: @escaping @MainActor (T) -> @MainActor () -> R) -> Selector { Selector("still", calling: m) }
