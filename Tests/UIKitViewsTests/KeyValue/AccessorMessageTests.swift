import ScreenTestSupport
import Testing
import UIKit

/// Messages to views and layers by the names of their accessors and methods.
@MainActor @Suite(.exclusiveScreen) struct AccessorMessageTests {
  @Test("ObjectiveC.KC16. Views respond to the accessors of their properties by name")
  func accessors() {
    let label = UILabel()
    #expect(label.responds(to: Selector("setTextColor:")))
    label.perform(Selector("setTextColor:"), with: UIColor.red)
    label.perform(Selector("setBackgroundColor:"), with: UIColor.blue)
    #expect(label.textColor == .red && label.backgroundColor == .blue)
    #expect(label.perform(Selector("textColor")).takeUnretainedValue() as? UIColor == .red)
    #expect(UILabel.instancesRespond(to: Selector("setHidden:")))
    #expect(!label.responds(to: Selector("setBarTintColor:")))
    let bar = UINavigationBar()
    bar.perform(Selector("setBarTintColor:"), with: UIColor.green)
    bar.perform(
      Selector("setTitleTextAttributes:"),
      with: [NSAttributedString.Key.foregroundColor: UIColor.red])
    #expect(bar.barTintColor == .green)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
  }

  @Test("ObjectiveC.KC16. Methods of controls are called by their names on an iPhone")
  func methods() {
    let button = UIButton(type: .custom)
    typealias SetColor = (NSObject, Selector, AnyObject, UIControl.State) -> Void
    let selector = Selector("setTitleColor:forState:")
    #expect(button.responds(to: selector) && !UILabel().responds(to: selector))
    unsafeBitCast(button.method(for: selector), to: SetColor.self)(
      button, selector, UIColor.red, .highlighted)
    #expect(button.titleColor(for: .highlighted) == .red)
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    child.perform(Selector("removeFromSuperview"))
    #expect(parent.subviews.isEmpty)
  }

  @Test("ObjectiveC.MX8. A setter of a structure or an enumeration is a function")
  func functions() {
    typealias SetAlpha = (NSObject, Selector, CGFloat) -> Void
    typealias SetStyle = (NSObject, Selector, UIBarStyle) -> Void
    let (view, bar) = (UIView(), UITabBar())
    unsafeBitCast(view.method(for: Selector("setAlpha:")), to: SetAlpha.self)(
      view, Selector("setAlpha:"), 0.25)
    unsafeBitCast(bar.method(for: Selector("setBarStyle:")), to: SetStyle.self)(
      bar, Selector("setBarStyle:"), .black)
    #expect(view.alpha == 0.25 && bar.barStyle == .black)
  }

  @Test("ObjectiveC.KC16. Layers respond to the accessors of their properties by name")
  func layers() {
    typealias SetColor = (NSObject, Selector, CGColor) -> Void
    let layer = CAShapeLayer()
    for name in ["setBorderColor:", "setStrokeColor:"] {
      #expect(layer.responds(to: Selector(name)))
      unsafeBitCast(layer.method(for: Selector(name)), to: SetColor.self)(
        layer, Selector(name), UIColor.red.cgColor)
    }
    #expect(layer.borderColor == UIColor.red.cgColor && layer.strokeColor == UIColor.red.cgColor)
    #expect(!CALayer().responds(to: Selector("setStrokeColor:")))
  }

  @Test("ObjectiveC.KC17. A key path of a view's property has the name on an iPhone")
  func names() {
    #expect((\UIView.isHidden)._kvcKeyPathString == "hidden")
    #expect((\UIView.alpha)._kvcKeyPathString == "alpha")
  }
}
