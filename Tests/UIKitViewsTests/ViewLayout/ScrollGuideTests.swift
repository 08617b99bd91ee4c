import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The content and frame layout guides of scroll views.
@MainActor @Suite(.exclusiveScreen) struct ScrollGuideTests {
  private let screen = LayoutWindow()
  private let scroll: UIScrollView
  private let content: Content

  init() {
    (scroll, content) = (screen.add(UIScrollView()), Content(300, 900))
    screen.layOut(
      scroll.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      scroll.topAnchor.constraint(equalTo: screen.root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 400))
    _ = screen.add(content, to: scroll)
  }

  // Scrolling.SC20, ViewLayout.VL2.
  @Test("For subviews, a scroll view's edges are those of its content and determine its size")
  func edges() {
    screen.layOut(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -7))
    #expect(scroll.frame == CGRect(0, 0, 200, 400))
    #expect(content.frame == CGRect(10, 5, 300, 900))
    #expect(scroll.contentSize == CGSize(width: 330, height: 912))
    content.size.height = 1000
    screen.window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 1012)
    // Scrolling changes neither.
    scroll.contentOffset = CGPoint(x: 30, y: 100)
    screen.window.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 10, y: 5))
    #expect(scroll.contentSize.height == 1012)
  }

  // Scrolling.SC20.
  @Test("The content guide determines the content size, here as wide as the frame guide")
  func contentGuide() {
    let guide = scroll.contentLayoutGuide
    screen.layOut(
      content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      content.rightAnchor.constraint(equalTo: guide.rightAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(guide.layoutFrame == CGRect(0, 0, 200, 900))
    #expect(scroll.layoutGuides.isEmpty && guide.owningView === scroll)
  }

  // Scrolling.SC21.
  @Test("Views at the frame guide do not scroll")
  func frameGuide() {
    let bar = screen.add(to: scroll)
    scroll.contentSize = CGSize(width: 200, height: 2000)
    let guide = scroll.frameLayoutGuide
    screen.layOut(
      bar.leftAnchor.constraint(equalTo: guide.leftAnchor),
      bar.rightAnchor.constraint(equalTo: guide.rightAnchor),
      bar.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
      bar.heightAnchor.constraint(equalToConstant: 20))
    #expect(bar.frame == CGRect(0, 4, 200, 20))
    scroll.contentOffset.y = 150
    screen.window.layoutIfNeeded()
    #expect(bar.frame == CGRect(0, 154, 200, 20))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(0, 4, 200, 20))
  }

  @Test("An unconstrained content size is the one that the app set")
  func open() {
    scroll.contentSize = CGSize(width: 200, height: 2000)
    screen.layOut(
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor))
    #expect(scroll.contentSize == CGSize(width: 200, height: 2000))
  }

  @Test("In a right-to-left layout, the content's leading edge is right")
  func mirrored() {
    scroll.semanticContentAttribute = .forceRightToLeft
    screen.layOut(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor))
    #expect(scroll.contentSize.width == 330)
    #expect(content.frame.minX == 20)
  }
}
