import Foundation
import Observation
import ScreenTestSupport
import TactusSelectors
import Testing
import UIKit

/// Updates of properties before the layout: step V32 of `Documentation/Behaviour/Views.md`.
@MainActor @Suite(.exclusiveScreen) struct PropertyUpdateTests {
  private let screen = AnimatedScreen()

  @Observable
  fileprivate final class Kettle {
    var degrees = 20
  }

  private class Dial: UIView {
    let kettle = Kettle()
    var eventLog: [String] = []

    override func updateProperties() {
      super.updateProperties()
      eventLog.append("shows \(kettle.degrees)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      eventLog.append("layout")
    }
  }

  /// A class that inherits the override.
  private final class LargeDial: Dial {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class Page: UIViewController {
    var updates = 0
    override func updateProperties() {
      super.updateProperties()
      updates += 1
    }
  }

  @Test("Views.V32. Properties are updated before the layout, when the data change or on request")
  func updates() {
    let dial = screen.run {
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.window.addSubview(dial)
      return dial
    }
    screen.wait(0.1)
    #expect(dial.eventLog == ["shows 20", "layout"])
    screen.run { dial.setNeedsLayout() }
    screen.wait(0.1)
    #expect(dial.eventLog == ["shows 20", "layout", "layout"])
    screen.run { dial.kettle.degrees = 90 }
    screen.wait(0.1)
    #expect(dial.eventLog.suffix(2) == ["shows 90", "layout"])
    screen.run { dial.kettle.degrees = 95 }
    screen.wait(0.1)
    #expect(dial.eventLog.suffix(2) == ["shows 95", "layout"])
    dial.eventLog = []
    screen.run {
      dial.setNeedsUpdateProperties()
      dial.updatePropertiesIfNeeded()
      #expect(dial.eventLog == ["shows 95"])
      dial.updatePropertiesIfNeeded()
    }
    screen.wait(0.1)
    #expect(dial.eventLog == ["shows 95", "layout"])
  }

  @Test("Views.V32. A view whose superclass has the method updates its properties too")
  func inherited() {
    let dial = screen.run {
      let dial = LargeDial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.window.addSubview(dial)
      return dial
    }
    screen.wait(0.1)
    #expect(dial.eventLog == ["shows 20", "layout"])
    screen.run { dial.kettle.degrees = 90 }
    screen.wait(0.1)
    #expect(dial.eventLog.suffix(2) == ["shows 90", "layout"])
  }

  private final class PlainView: UIView {}
  private final class UpdatingView: UIView {
    override func updateProperties() { setNeedsLayout() }
  }
  private final class PlainController: UIViewController {}
  private final class UpdatingController: UIViewController {
    override func updateProperties() { setNeedsStatusBarAppearanceUpdate() }
  }

  @Test("Views.V32. The classes that override the method are known, so that others are not called")
  func overrides() throws {
    let ofViews = try #require(
      MethodPlace(in: UIView.self, overriddenBy: UpdatingView.self, unlike: PlainView.self))
    #expect(ofViews.isOverridden(by: LargeDial.self) && !ofViews.isOverridden(by: UILabel.self))
    let ofControllers = try #require(
      MethodPlace(
        in: UIViewController.self, overriddenBy: UpdatingController.self,
        unlike: PlainController.self))
    #expect(ofControllers.isOverridden(by: Page.self))
    #expect(!ofControllers.isOverridden(by: UINavigationController.self))
  }

  @Test("Views.V32. A controller updates its properties too")
  func controllers() {
    let page = Page()
    screen.run {
      screen.window.rootViewController = page
      screen.window.makeKeyAndVisible()
    }
    screen.wait(0.1)
    #expect(page.updates == 1)
    screen.run { page.view.setNeedsLayout() }
    screen.wait(0.1)
    #expect(page.updates == 1)
    screen.run { page.setNeedsUpdateProperties() }
    screen.wait(0.1)
    #expect(page.updates == 2)
  }
}
