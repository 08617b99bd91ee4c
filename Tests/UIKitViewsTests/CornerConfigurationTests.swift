import Testing
import UIKit

/// Corner configurations, system tab items and requests for scenes.
@MainActor @Suite struct CornerConfigurationTests {
  @Test("Layers.CO1. Radii are fixed, of a capsule, or those of the superview")
  func radii() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.layer.cornerRadius = 10
    outer.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(outer.effectiveRadius(corner: .topLeft) == 10)
    #expect(outer.effectiveRadius(corner: .bottomRight) == 0)
    outer.cornerConfiguration = .uniformCorners(radius: .fixed(30))
    #expect(outer.effectiveRadius(corner: .bottomRight) == 30)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    #expect(inner.effectiveRadius(corner: .topLeft) == 20)
    inner.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    #expect(inner.effectiveRadius(corner: .topLeft) == 5)
    inner.cornerConfiguration = .capsule()
    #expect(inner.effectiveRadius(corner: .topRight) == 10)
    inner.cornerConfiguration = .capsule(maximumRadius: 4)
    #expect(inner.effectiveRadius(corner: .topRight) == 4)
  }

  @Test("Layers.CO2. The layer has the radii after the layout")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.bounds.size = CGSize(width: 60, height: 60)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(8), topRightRadius: .fixed(8))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("Tabs.TB10. A system item has its title and image")
  func systemItems() {
    let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 4)
    #expect(item.title == "Top Rated" && item.image != nil && item.tag == 4)
  }

  @Test("Attributes of accessible texts and configurations of images have their values")
  func names() {
    let text = NSAttributedString(
      string: "tea", attributes: [.accessibilitySpeechSpellOut: true])
    let value = text.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: nil)
    #expect(value as? Bool == true)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.imageConfiguration.traitCollection?.userInterfaceStyle == .dark)
    #expect(UISceneError(.multipleScenesNotSupported).errorCode == 0)
  }
}
