import UIKit

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Records the screens that the user sees, and counts layouts of views.
public enum ScreenTracking {
  public internal(set) static var screens: [String] = []

  /// Exchanges the methods of views and controllers, once.
  public static let start: Void = {
    exchange(
      UIViewController.self, #selector(UIViewController.viewDidAppear(_:)),
      #selector(UIViewController.buzz_viewDidAppear(_:)))
    exchange(
      UILabel.self, #selector(UIView.layoutSubviews), #selector(UIView.buzz_layoutSubviews))
  }()

  private static func exchange(_ type: AnyClass, _ original: Selector, _ swizzled: Selector) {
    guard let originalMethod = class_getInstanceMethod(type, original),
      let swizzledMethod = class_getInstanceMethod(type, swizzled)
    else { return }
    let isAdded = class_addMethod(
      type, original, method_getImplementation(swizzledMethod),
      method_getTypeEncoding(swizzledMethod))
    if isAdded {
      class_replaceMethod(
        type, swizzled, method_getImplementation(originalMethod),
        method_getTypeEncoding(originalMethod))
    } else {
      method_exchangeImplementations(originalMethod, swizzledMethod)
    }
  }
}

extension UIViewController {
  @objc func buzz_viewDidAppear(_ animated: Bool) {
    buzz_viewDidAppear(animated)
    ScreenTracking.screens.append("\(type(of: self))")
  }
}

public extension UIView {
  @objc internal func buzz_layoutSubviews() {
    tag += 1
    buzz_layoutSubviews()
  }
}

/// Cells give their touches to the first subview of their content.
public extension UICollectionViewCell {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    contentView.subviews.first ?? super.hitTest(point, with: event)
  }
}

func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }

public func isLouder(_ one: NSNumber, than other: NSNumber) -> Bool { other < one }
