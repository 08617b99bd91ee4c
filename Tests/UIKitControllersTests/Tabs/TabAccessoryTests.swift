import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The accessory above a tab bar: step TA8 of `Documentation/Behaviour/Tabs.md`.
@MainActor @Suite(.exclusiveScreen) struct TabAccessoryTests {
  private let screen = AnimatedScreen()

  @Test("Tabs.TA8. An accessory lies above the tab bar, and the content leaves it its room")
  func accessory() {
    let (tabs, page) = (UITabBarController(), UIViewController())
    screen.run {
      tabs.viewControllers = [page]
      screen.window.rootViewController = tabs
      screen.window.makeKeyAndVisible()
    }
    screen.wait(0.1)
    let before = page.view.safeAreaInsets.bottom
    let player = screen.run { UILabel() }
    screen.run { tabs.bottomAccessory = UITabAccessory(contentView: player) }
    screen.wait(0.1)
    let frame = player.convert(player.bounds, to: tabs.view)
    #expect(player.traitCollection.tabAccessoryEnvironment == UITabAccessory.Environment.regular)
    #expect(page.view.traitCollection.tabAccessoryEnvironment == .unspecified)
    #expect(frame.height == 48 && frame.maxY == tabs.tabBar.frame.minY - 8)
    #expect(frame.minX > 0 && frame.midX == tabs.view.bounds.midX)
    #expect(page.view.safeAreaInsets.bottom == before + 64)
    screen.run { tabs.isTabBarHidden = true }
    screen.wait(0.1)
    #expect(player.convert(player.bounds, to: tabs.view).maxY.rounded() == 792)
    screen.run { tabs.setBottomAccessory(nil, animated: true) }
    screen.wait(0.5)
    #expect(player.window == nil && page.view.safeAreaInsets.bottom == 0)
    #expect(tabs.bottomAccessory == nil)
  }
}
