import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Names that packages use in passing: types, constants, and properties without an effect.
@MainActor @Suite(.exclusiveScreen) struct SmallNameTests {
  @Test("Integers and limits of C are those of a 64-bit iPhone")
  func numbers() {
    let one: NSInteger = .max
    let other: NSUInteger = .max
    #expect(one == Int.max && other == UInt.max && _SYS_NAMELEN == 256)
    #expect(HUGE > 1e38)
    #expect(CFAbsoluteTimeGetCurrent() > 0)
    #expect(CFRunLoopGetMain() === RunLoop.main.getCFRunLoop())
    #expect(CFRunLoopGetMain()._loop === RunLoop.main)
  }

  @Test("Data that can be changed is created empty, and shared")
  func mutableData() throws {
    let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 0))
    let other = data
    other.append(Data([1, 2]))
    #expect(data.length == 2)
  }

  @available(*, deprecated)
  @Test("The idiom of the function is that of the device")
  func idiom() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test("A controller answers questions of the system by itself, unless a subclass names a child")
  func children() {
    final class Container: UIViewController {
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    }
    let plain = UIViewController()
    #expect(plain.childForHomeIndicatorAutoHidden == nil)
    #expect(plain.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(plain.preferredScreenEdgesDeferringSystemGestures.isEmpty)
    let container = Container()
    container.addChild(plain)
    #expect(container.childForHomeIndicatorAutoHidden === plain)
    #expect(container.childForScreenEdgesDeferringSystemGestures === plain)
  }

  @Test("Restoration identifiers are kept")
  func restoration() {
    let (view, controller) = (UIView(), UIViewController())
    (view.restorationIdentifier, controller.restorationIdentifier) = ("kettle", "page")
    #expect(view.restorationIdentifier == "kettle" && controller.restorationIdentifier == "page")
  }

  @Test("The settings of words and lines are copied with a paragraph's style")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.hyphenationFactor == 0 && style.lineBreakStrategy.isEmpty)
    (style.hyphenationFactor, style.lineBreakStrategy) = (0.5, .pushOut)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.hyphenationFactor == 0.5 && copy.lineBreakStrategy == .pushOut)
    #expect(copy == style)
  }

  @available(*, deprecated)
  @Test("The guides of bars have the lengths of a window's safe area")
  func guides() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let page = UIViewController()
    window.rootViewController = page
    window.layoutIfNeeded()
    #expect(page.topLayoutGuide.length == page.view.safeAreaInsets.top)
    #expect(page.bottomLayoutGuide.length == page.view.safeAreaInsets.bottom)
    let other = UIViewController()
    #expect(other.view.constraints.isEmpty && other.topLayoutGuide.length == 0)
    #expect(other.view.constraints.count == 2)
  }

  @Test("A pointer interaction belongs to its view")
  func pointers() {
    let view = UIView()
    let interaction = UIPointerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
  }

  @Test("A layer's bias of filters is kept, and copied with a presentation")
  func bias() {
    let layer = CALayer()
    layer.minificationFilterBias = 0.25
    #expect(layer.minificationFilterBias == 0.25)
    #expect(CALayer(layer: layer).minificationFilterBias == 0.25)
  }

  @Test("A layer's filters are kept, and copied with a presentation")
  func filters() {
    let layer = CALayer()
    #expect(
      layer.filters == nil && layer.backgroundFilters == nil && layer.compositingFilter == nil)
    layer.filters = ["blur"]
    layer.backgroundFilters = [1, 2]
    layer.compositingFilter = "darkenBlendMode"
    let copy = CALayer(layer: layer)
    #expect(copy.filters as? [String] == ["blur"] && copy.backgroundFilters as? [Int] == [1, 2])
    #expect(copy.compositingFilter as? String == "darkenBlendMode")
  }
}
