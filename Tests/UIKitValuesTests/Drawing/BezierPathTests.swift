import Foundation
import ScreenTestSupport
import TactusDisplayList
import Testing
import UIKit

/// Tests of paths: construction, queries and drawing.
@Suite struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// Returns an image of 100 by 100 pixels of a drawing.
  private func image(_ body: () -> Void) throws -> CGImage {
    let context = try #require(CGContext(pixelsOf: square.size, scale: 1, isOpaque: false))
    UIGraphicsPushContext(context)
    UIColor.red.set()
    body()
    UIGraphicsPopContext()
    return try #require(context.makeImage())
  }

  @Test("Clockwise arcs run clockwise for a y axis that points down")
  func arcs() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    // A quarter of a circle, to the lower right.
    #expect(path.cgPath.boundingBoxOfPath.minX > 49 && path.cgPath.boundingBoxOfPath.minY > 49)
    #expect(abs(path.currentPoint.x - 50) < 1e-6 && abs(path.currentPoint.y - 90) < 1e-6)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    #expect(other.cgPath.boundingBoxOfPath.minX < 11)
    // A full circle is closed.
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    #expect(circle.contains(CGPoint(x: 15, y: 50)) && !circle.contains(CGPoint(x: 5, y: 50)))
  }

  // Drawing.DR11.
  @Test("Rounded corners are continuous, and circular where there is no space")
  func continuousCorners() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 20)
    var points: [CGPoint] = []
    path.cgPath.applyWithBlock { element in
      if element.pointee.type == .addLineToPoint { points.append(element.pointee.points[0]) }
    }
    // 1.528665 radii from the corner (published measurements by PaintCode).
    #expect(points.contains { abs($0.y) < 1e-9 && abs($0.x - (100 - 1.528_665 * 20)) < 1e-6 })
    // It lies outside of a circular corner, except for its ends.
    let circular = UIBezierPath(
      cgPath: CGPath(roundedRect: square, cornerWidth: 20, cornerHeight: 20, transform: nil))
    let inside = 20 * (1 - 0.5.squareRoot()) + 0.4
    let diagonal = CGPoint(x: inside, y: inside)
    #expect(circular.contains(diagonal) && path.contains(diagonal))
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    let pill = UIBezierPath(roundedRect: square, cornerRadius: 500)
    for angle in stride(from: 0.0, to: 6.2, by: 0.3) {
      let (x, y) = (cos(angle), sin(angle))
      #expect(pill.contains(CGPoint(x: 50 + 49.8 * x, y: 50 + 49.8 * y)))
      #expect(!pill.contains(CGPoint(x: 50 + 50.2 * x, y: 50 + 50.2 * y)))
    }
    let some = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 30, height: 30))
    #expect(!some.contains(CGPoint(x: 2, y: 2)) && !some.contains(CGPoint(x: 98, y: 98)))
    #expect(some.contains(CGPoint(x: 98, y: 2)) && some.contains(CGPoint(x: 2, y: 98)))
  }

  @Test("A nested path is a hole by the even-odd rule, and by winding if it is reversed")
  func holes() {
    let inner = UIBezierPath(rect: square.insetBy(dx: 30, dy: 30))
    let path = UIBezierPath(rect: square)
    path.append(inner)
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    let reversed = UIBezierPath(rect: square)
    reversed.append(inner.reversing())
    #expect(!reversed.contains(middle) && reversed.contains(CGPoint(x: 10, y: 10)))
  }

  // Drawing.DR12.
  @Test("A reversed path has the same points in reverse, curves included")
  func reversing() {
    let path = UIBezierPath()
    path.lineWidth = 7
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 20, y: 20),
      controlPoint2: CGPoint(x: 10, y: 30))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero && reversed.lineWidth == 7)
    #expect(reversed.reversing() == path && reversed != path)
    #expect(reversed.bounds == path.bounds)
    path.close()
    #expect(path.reversing().contains(CGPoint(x: 8, y: 8)))
  }

  @Test("A stroke has the path's width, dashes, joins and caps")
  func strokes() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 50))
    path.lineWidth = 10
    path.setLineDash([20, 20], count: 2, phase: 0)
    let dashed = try image { path.stroke() }
    #expect(dashed.pixel(20, 46)[3] == 255 && dashed.pixel(20, 43)[3] == 0)
    #expect(dashed.pixel(40, 50)[3] == 0 && dashed.pixel(60, 50)[3] == 255)
    #expect(dashed.pixel(7, 50)[3] == 0)
    path.setLineDash(nil, count: 0, phase: 0)
    path.lineCapStyle = .square
    let whole = try image { path.stroke(with: .normal, alpha: 0.5) }
    #expect(whole.pixel(40, 50)[3] == 128 && whole.pixel(7, 50)[3] == 128)
    var (count, phase) = (9, CGFloat(9))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
  }

  @Test("Filling, clipping and blending restore the context")
  func fills() throws {
    let circle = UIBezierPath(ovalIn: square)
    let picture = try image {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      circle.addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100)).fill(with: .copy, alpha: 0.2)
      context?.restoreGState()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(picture.pixel(2, 2)[3] == 255 && picture.pixel(10, 10)[3] == 0)
    #expect(picture.pixel(30, 50)[3] == 51 && picture.pixel(70, 50)[3] == 0)
    let nothing = try image {
      UIBezierPath().addClip()
      UIRectFill(square)
    }
    #expect(nothing.pixel(50, 50)[3] == 0)
  }

  @Test("A path is transformed, copied and emptied")
  func changes() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(path.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    let given = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull && !given.isEmpty)
  }
}
