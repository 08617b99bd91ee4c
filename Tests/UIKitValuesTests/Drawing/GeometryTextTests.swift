import Foundation
import Testing
import UIKit

/// Tests of geometry values as text and in boxes.
@Suite struct GeometryTextTests {
  @Test("Geometry values convert to text in braces and back")
  func texts() {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 0)
    #expect(
      NSStringFromCGRect(rect) == "{{1, -2.5}, {3, 0}}"
        && CGRectFromString("{{1,-2.5},{3,0}}") == rect)
    #expect(CGPointFromString(NSStringFromCGPoint(CGPoint(x: 4, y: 5))) == CGPoint(x: 4, y: 5))
    #expect(CGSizeFromString("{7, 8}") == CGSize(width: 7, height: 8))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSStringFromCGAffineTransform(transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(CGAffineTransformFromString("[1, 2, 3, 4, 5, 6]") == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}")
    #expect(UIEdgeInsetsFromString("{1, 2, 3, 4}") == insets)
    #expect(CGVectorFromString(NSStringFromCGVector(CGVector(dx: 1, dy: 2))).dy == 2)
  }

  @Test("Malformed text gives zero", arguments: ["", "{1}", "{1, 2, 3}", "{a, b}"])
  func nonsense(text: String) {
    #expect(CGPointFromString(text) == .zero && CGSizeFromString(text) == .zero)
    #expect(CGAffineTransformFromString(text).isIdentity)
  }

  @Test("Boxed values are returned unchanged")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
