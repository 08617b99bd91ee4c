import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The guide of the keyboard.
///
/// Steps: ViewLayout.VL17, ViewLayout.VL18
@MainActor @Suite(.exclusiveScreen) struct KeyboardGuideTests {
  private let screen = LayoutWindow()

  @Test("ViewLayout.VL17: Without a keyboard the guide covers the area below the safe area")
  func frame() {
    let guide = screen.root.keyboardLayoutGuide
    #expect(guide === screen.root.keyboardLayoutGuide && guide.owningView === screen.root)
    let view = screen.add()
    screen.layOut(view.bottomAnchor.constraint(equalTo: guide.topAnchor))
    let safe = screen.root.safeAreaLayoutGuide.layoutFrame
    #expect(guide.layoutFrame.minY == safe.maxY && view.frame.maxY == safe.maxY)
    #expect(guide.layoutFrame.maxY == screen.root.bounds.maxY)
    #expect(guide.layoutFrame.width == screen.root.bounds.width)
    guide.usesBottomSafeArea = false
    screen.window.layoutIfNeeded()
    #expect(view.frame.maxY == screen.root.bounds.maxY && guide.layoutFrame.height == 0)
  }

  @Test("ViewLayout.VL18: Constraints near the docked keyboard's edges are active")
  func tracking() {
    let guide = screen.root.keyboardLayoutGuide
    let view = screen.add()
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let away = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    let never = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    guide.setConstraints([never], activeWhenNearEdge: .top)
    #expect(near.isActive && away.isActive && !never.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .top) == [never])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }
}
