import Foundation
import Testing
import UIKit

/// Tests of values that are boxed and unboxed.
@Suite struct BoxedValueTests {
  @Test("ObjectiveC.BV1: a boxed number bridges to CGFloat and back")
  func numbers() {
    let number: Any = NSNumber(value: 2.5)
    #expect(number as? CGFloat == 2.5)
    #expect((NSNumber(value: 3) as Any) as? CGFloat == 3)
    #expect((["x": NSNumber(value: 0.25)] as [AnyHashable: Any])["x"] as? CGFloat == 0.25)
    let half: CGFloat = 0.5
    #expect(half as NSNumber == NSNumber(value: 0.5))
    #expect((half as Any) as? NSNumber == 0.5)
    #expect(("0.5" as Any) as? CGFloat == nil)
  }

  @Test("ObjectiveC.BV1: a layer's numbers are CGFloats by key path")
  func layers() {
    let layer = CALayer()
    layer.cornerRadius = 7
    layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.z")
    #expect(layer.value(forKeyPath: "cornerRadius") as? CGFloat == 7)
    let turn = layer.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs((turn ?? 0) - .pi) < 1e-9)
  }

  /// Returns whether a value survives boxing and does not convert to another type.
  private func survives<Value: Equatable>(_ value: Value, _ box: NSValue) -> Bool {
    let any: Any = value
    return (box as Any) as? Value == value && any as? NSValue == box
  }

  @Test("ObjectiveC.BV2: geometry values survive boxing")
  func geometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(survives(rect.origin, NSValue(cgPoint: rect.origin)))
    #expect(survives(rect.size, NSValue(cgSize: rect.size)))
    #expect(survives(rect, NSValue(cgRect: rect)))
    let turn = CGAffineTransform(rotationAngle: 1).translatedBy(x: 5, y: 6)
    #expect(survives(turn, NSValue(cgAffineTransform: turn)))
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let way = CGVector(dx: 1, dy: -2)
    #expect(survives(way, NSValue(cgVector: way)))
    #expect(NSValue(cgVector: way).cgVectorValue == way)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(survives(insets, NSValue(uiEdgeInsets: insets)))
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let edges = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(survives(edges, NSValue(directionalEdgeInsets: edges)))
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(survives(offset, NSValue(uiOffset: offset)))
    var space = CATransform3DMakeRotation(1, 1, 2, 3)
    space.m34 = -0.001
    #expect(survives(space, NSValue(caTransform3D: space)))
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
  }

  @Test("ObjectiveC.BV2: a boxed value does not convert to another type")
  func others() {
    let box: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box as? CGPoint == nil)
    #expect(box as? UIEdgeInsets == nil)
    #expect(box as? CATransform3D == nil)
    #expect((NSValue(cgPoint: .zero) as Any) as? CGRect == nil)
    #expect((NSNumber(value: 1) as Any) as? CGSize == nil)
  }

  @Test("kCFBooleanTrue turns off actions")
  func truth() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(kCFBooleanFalse, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
  }
}
