// swift-format-ignore-file
// The part of UIKit that the cases need, so that lowered sources compile and run in seconds.
@_exported import Foundation
@_exported import TactusSelectors

@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open func touchesBegan(_ touches: Set<Int>) {}
}

@preconcurrency @MainActor open class UIView: UIResponder {
  open var tag = 0
  open var caption: String?
  open var tintName: String { "none" }
  open class var layerName: String { "layer" }
  open func layoutSubviews() {
    ExchangedMethods.call("layoutSubviews", of: UIView.self, on: self) { tag += 1 }
  }
  open func endEditing(_ force: Bool) -> Bool { force }
  open func setNeedsLayout() {}
}

@preconcurrency @MainActor open class UIScrollView: UIView {}
@preconcurrency @MainActor open class UITableView: UIScrollView {}

@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(target: AnyObject?, action: Selector)] = []
  open func addTarget(_ target: Any?, action: Selector, for event: Int = 0) {
    actions.append((target as AnyObject?, action))
  }
  open func sendActions(to other: AnyObject? = nil) {
    for (target, action) in actions {
      guard let target = target ?? other, action.perform(on: target, with: [self, nil]) else {
        print("nobody does \(action)")
        continue
      }
    }
  }
}

@preconcurrency @MainActor open class UIButton: UIControl {}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var prefersStatusBarHidden: Bool {
    ExchangedMethods.call("prefersStatusBarHidden", of: UIViewController.self, on: self) { false }
  }
  open func viewDidLoad() { print("UIViewController loaded") }
  open func viewDidAppear(_ animated: Bool) {
    ExchangedMethods.call("viewDidAppear:", of: UIViewController.self, on: self, animated) {
      print("appeared", $0)
    }
  }
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {}

// The part of Core Data that the cases need.
open class NSManagedObjectContext: NSObject {}

open class NSManagedObject: NSObject, _KVGet, _KVSet {
  private var values: [String: Any] = [:]
  public init(context: NSManagedObjectContext) { super.init() }
  public static func _new(context: NSManagedObjectContext) -> Self {
    unsafeBitCast(self, to: ManagedObjectWithRequiredInit.Type.self).init(context: context) as! Self
  }
  open func value(forKey key: String) -> Any? { values[key] ?? "no \(key)" }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func _managed<Value>(_ key: String) -> Value { values[key] as! Value }
  public func _setManaged<Value>(_ value: Value, _ key: String) { values[key] = value }
  public func _callManaged(_ name: String, _ arguments: Any...) { print(name, arguments) }
}

open class ManagedObjectWithRequiredInit: NSManagedObject {
  public required override init(context: NSManagedObjectContext) { super.init(context: context) }
}

private enum ExchangeableMethods {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    ExchangedMethods.addFramework {
      ExchangedMethods.declare(
        framework: "viewDidAppear:", of: UIViewController.self, UIViewController.viewDidAppear(_:))
      ExchangedMethods.declare(
        framework: "layoutSubviews", of: UIView.self, UIView.layoutSubviews)
    }
  }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIView)
  func scrollViewShouldScrollToTop(_ scrollView: UIView) -> Bool
  func viewForZooming(in scrollView: UIView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIView) -> Bool { false }
  public func viewForZooming(in scrollView: UIView) -> UIView? { nil }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject { init(); var window: UIWindow? { get } }
extension UIApplicationDelegate {
  public static func main() { print("launched \(type(of: Self()))") }
}

public final class UIWindow: UIView {}
extension UIApplicationDelegate {
  public var window: UIWindow? { nil }
  public var _outer: UIWindow?? { .some(window) }
}

public final class UndoManager {
  private var actions: [() -> Void] = []
  public init() {}
  public func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping @MainActor (T) -> Void) {
    nonisolated(unsafe) let target = target
    actions.append { MainActor.assumeIsolated { handler(target) } }
  }
  public func undo() {
    let (all, first) = (actions, actions.count)
    all.last?()
    actions = Array(actions.prefix(first - 1))
  }
}

open class ObjectWithRequiredInit: NSObject { public required override init() { super.init() } }
extension NSObjectProtocol where Self: NSObject {
  @_optimize(none) @inline(never)
  public static func _new() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: ObjectWithRequiredInit.Type.self).init(), to: Self.self)
  }
}
public protocol _Made {}
extension _Made { public init(_made value: Self) { self = value } }
extension NSObject: _Made {}
