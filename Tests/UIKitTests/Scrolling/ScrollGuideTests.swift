import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Constraints of what is scrolled, and of what stays where it is.
@MainActor @Suite(.oneScreen) struct ScrollGuideTests {
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

  @Test("To those in it, its edges are those of its content, from which the size follows")
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
    // Scrolling moves neither.
    scroll.contentOffset = CGPoint(x: 30, y: 100)
    screen.window.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 10, y: 5))
    #expect(scroll.contentSize.height == 1012)
  }

  @Test("The guide of the content does the same, as wide as the frame's guide")
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

  @Test("What holds to the guide of the frame stays where it is while the content moves")
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

  @Test("Where constraints leave the size open, it is what the app has set")
  func open() {
    scroll.contentSize = CGSize(width: 200, height: 2000)
    screen.layOut(
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor))
    #expect(scroll.contentSize == CGSize(width: 200, height: 2000))
  }

  @Test("Where people read from the right, content has its leading edge there")
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
