import Foundation
import ScreenTestSupport
import TactusDisplayList
import Testing
import UIKit

/// Views that draw: when they are asked to, on what, and what is seen of it.
@MainActor @Suite(.exclusiveScreen) struct ViewDrawingTests {
  private static let red = [255, 0, 0, 255]
  private static let white = [255, 255, 255, 255]
  private static let black = [0, 0, 0, 255]

  /// A view with a red square in its upper left quarter, which records the calls of `draw`.
  private class Square: UIView {
    var rects: [CGRect] = []
    var scales: [CGFloat] = []
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      scales.append(contentScaleFactor)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2))
    }
  }

  private func make<View: UIView>(_ view: View, isOpaque: Bool = false) -> View {
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    view.isOpaque = isOpaque
    return view
  }

  // Drawing.DR6.
  @Test("A view that overrides draw is asked once before it is shown, and again when it wants")
  func once() {
    let screen = RenderedScreen()
    let view = make(Square())
    screen.show { $0.addSubview(view) }
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    #expect(screen.pixel(15, 15) == Self.red && screen.pixel(35, 15) == Self.white)
    #expect(screen.pixel(15, 35) == Self.white)
    screen.show()
    #expect(view.rects.count == 1)
    screen.show { _ in view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(view.rects.count == 2)
    #expect(view.scales.last == UIScreen.main.scale)
  }

  // Drawing.DR7.
  @Test("A plain view draws nothing and keeps what an app gave its layer")
  func plain() {
    let screen = RenderedScreen()
    let view = make(UIView(), isOpaque: true)
    let context = CGContext(pixelsOf: CGSize(width: 4, height: 4), scale: 1, isOpaque: true)
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.contents = context?.makeImage()
    screen.show { $0.addSubview(view) }
    screen.show { _ in view.setNeedsDisplay() }
    #expect(screen.pixel(30, 30) == Self.red)
    #expect(make(UIView(), isOpaque: true).isOpaque)
    let empty = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
    screen.show { $0.addSubview(empty) }
    #expect(screen.pixel(70, 70) == Self.white && empty.layer.contents == nil)
  }

  // Drawing.DR8.
  @Test("A view that draws and is opaque is black where it draws nothing and has no background")
  func opaque() {
    let screen = RenderedScreen()
    let view = make(Square(), isOpaque: true)
    screen.show { $0.addSubview(view) }
    #expect(screen.pixel(15, 15) == Self.red && screen.pixel(35, 35) == Self.black)
    screen.show { _ in
      view.backgroundColor = .blue
      view.setNeedsDisplay()
    }
    #expect(screen.pixel(35, 35) == [0, 0, 255, 255])
    screen.show { _ in view.backgroundColor = .clear }
    #expect(screen.pixel(35, 35) == Self.white)
  }

  @Test("One that calls the class above as well draws all the same; and nothing more is nothing")
  func callsSuper() {
    final class SuperDrawingView: UIView {
      var isSilent = false
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard !isSilent else { return }
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let screen = RenderedScreen()
    let view = make(SuperDrawingView())
    screen.show { $0.addSubview(view) }
    #expect(screen.pixel(15, 15) == Self.red)
    view.isSilent = true
    screen.show { _ in view.setNeedsDisplay() }
    #expect(screen.pixel(15, 15) == Self.white)
  }

  // Drawing.DR6.
  @Test("Drawings are stretched when the size changes; with the mode for that they are made anew")
  func contentModes() {
    let screen = RenderedScreen()
    let (stretched, anew) = (make(Square()), make(Square()))
    anew.frame.origin.y = 55
    anew.contentMode = .redraw
    screen.show {
      $0.addSubview(stretched)
      $0.addSubview(anew)
    }
    screen.show { _ in
      stretched.frame.size.width = 80
      anew.frame.size.width = 80
    }
    #expect(stretched.rects.count == 1 && anew.rects.count == 2)
    #expect(screen.pixel(45, 15) == Self.red && screen.pixel(45, 60) == Self.red)
    // What stays where it is, and is as large as it was.
    screen.show { _ in stretched.contentMode = .topRight }
    #expect(screen.pixel(45, 15) == Self.white && screen.pixel(55, 15) == Self.red)
  }

  // Drawing.DR6.
  @Test("What had no size is drawn when it gets one")
  func fromNothing() {
    let screen = RenderedScreen()
    let view = Square(frame: .zero)
    view.isOpaque = false
    screen.show { $0.addSubview(view) }
    #expect(view.rects.isEmpty)
    screen.show { _ in view.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
    #expect(screen.pixel(10, 10) == Self.red)
  }

  @Test("Scrolled bounds are what is drawn")
  func origin() {
    let screen = RenderedScreen()
    let view = make(Square())
    view.bounds.origin = CGPoint(x: 10, y: 0)
    screen.show { $0.addSubview(view) }
    // The square reaches from 0 to 20, of which the first 10 are out of sight.
    #expect(screen.pixel(15, 15) == Self.red && screen.pixel(25, 15) == Self.white)
  }

  // Drawing.DR6.
  @Test("What is drawn follows the looks")
  func looks() {
    final class Page: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        UIRectFill(rect)
      }
    }
    let screen = RenderedScreen()
    screen.show { $0.addSubview(make(Page())) }
    #expect(screen.pixel(30, 30) == Self.black && screen.pixel(80, 80) == Self.white)
    screen.show { $0.overrideUserInterfaceStyle = .dark }
    #expect(screen.pixel(30, 30) == Self.white && screen.pixel(80, 80) == Self.black)
  }

  @Test("A layer of the view's class, and one whose delegate it is, are drawn as they say")
  func layers() {
    final class Painter: UIView {
      let other = CALayer()
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        guard layer === other else { return super.draw(layer, in: ctx) }
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(layer.bounds)
      }
    }
    let screen = RenderedScreen()
    let view = make(Painter())
    view.other.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    view.other.delegate = view
    view.layer.addSublayer(view.other)
    view.other.setNeedsDisplay()
    screen.show { $0.addSubview(view) }
    #expect(screen.pixel(40, 40) == Self.red && screen.pixel(20, 20) == Self.white)
  }

  // Drawing.DR10.
  @Test("A snapshot shows what was seen, and is not changed by what comes")
  func snapshots() throws {
    let screen = RenderedScreen()
    let view = make(Square())
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    screen.show { $0.addSubview(view) }
    try LayerSession.with(screen.session) {
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      #expect(snapshot.bounds.size == view.bounds.size)
      snapshot.frame.origin = CGPoint(x: 55, y: 55)
      screen.window.addSubview(snapshot)
    }
    screen.show { _ in view.isHidden = true }
    #expect(screen.pixel(15, 15) == Self.white)
    #expect(screen.pixel(60, 60) == Self.red && screen.pixel(85, 85) == [0, 0, 255, 255])
    screen.show { _ in inner.backgroundColor = .red }
    #expect(screen.pixel(85, 85) == [0, 0, 255, 255])
  }

  // Drawing.DR10.
  @Test("A view and all in it are drawn on a context, as large as is asked")
  func hierarchy() throws {
    let view = make(Square())
    view.backgroundColor = .green
    let context = try #require(
      CGContext(pixelsOf: CGSize(width: 50, height: 50), scale: 1, isOpaque: false))
    UIGraphicsPushContext(context)
    #expect(
      view.drawHierarchy(
        in: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true))
    UIGraphicsPopContext()
    let image = try #require(context.makeImage())
    #expect(image.pixel(12, 12) == Self.red && image.pixel(27, 27) == [0, 255, 0, 255])
    #expect(image.pixel(35, 35) == [0, 0, 0, 0])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  // Drawing.DR10.
  @Test("A layer renders itself, even if it was never shown")
  func render() throws {
    let view = make(Square())
    let context = try #require(
      CGContext(pixelsOf: CGSize(width: 40, height: 40), scale: 1, isOpaque: false))
    view.layer.render(in: context)
    let image = try #require(context.makeImage())
    #expect(image.pixel(5, 5) == Self.red && image.pixel(30, 30) == [0, 0, 0, 0])
  }

  @Test("A part of a snapshot is stretched between its caps")
  func caps() throws {
    let screen = RenderedScreen()
    let view = make(Square())
    screen.show { $0.addSubview(view) }
    try LayerSession.with(screen.session) {
      let part = CGRect(x: 0, y: 0, width: 40, height: 20)
      let snapshot = try #require(
        view.resizableSnapshotView(
          from: part, afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)))
      #expect(snapshot.bounds.size == part.size)
      snapshot.frame = CGRect(x: 10, y: 60, width: 80, height: 20)
      screen.window.addSubview(snapshot)
    }
    screen.show()
    // The first 10 points of 40 become 50; of the other 30 the first 10 are red.
    #expect(screen.pixel(65, 70) == Self.red && screen.pixel(75, 70) == Self.white)
  }

  // MARK: The current context

  // Drawing.DR9.
  @Test("Contexts are drawn on in turn, and outside of drawing there is none")
  func contexts() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let one = CGContext(recording: CGSize(width: 1, height: 1), scale: 1)
    let two = CGContext(recording: CGSize(width: 1, height: 1), scale: 1)
    UIGraphicsPushContext(one)
    UIGraphicsPushContext(two)
    #expect(UIGraphicsGetCurrentContext() === two)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === one)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(.zero)
  }

  // Drawing.DR9.
  @Test("Rectangles are filled, framed, and clipped to")
  func rectangles() throws {
    let context = try #require(
      CGContext(pixelsOf: CGSize(width: 20, height: 20), scale: 1, isOpaque: false))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor.red.withAlphaComponent(0.5).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    // Filled in place of what is there, and not over it.
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 5, height: 5), .normal)
    UIColor.red.setFill()
    UIRectFrame(CGRect(x: 10, y: 10, width: 10, height: 10))
    UIRectClip(CGRect(x: 14, y: 14, width: 2, height: 2))
    UIRectFill(CGRect(x: 12, y: 12, width: 6, height: 6))
    let image = try #require(context.makeImage())
    #expect(image.pixel(7, 7)[3] == 128 && image.pixel(2, 2)[3] == 192)
    #expect(image.pixel(10, 15) == Self.red && image.pixel(19, 19) == Self.red)
    #expect(image.pixel(12, 12)[3] == 0 && image.pixel(14, 15) == Self.red)
  }
}
