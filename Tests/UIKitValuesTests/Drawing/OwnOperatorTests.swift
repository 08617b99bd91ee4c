import Testing
import UIKit

/// A protocol with an operator that a type checker could take for that of a structure.
private protocol Convertible {}

private func == (lhs: any Convertible, rhs: any Convertible) -> Bool { false }

extension UIEdgeInsets: Convertible {}
extension NSDirectionalEdgeInsets: Convertible {}
extension UIOffset: Convertible {}
extension UIFloatRange: Convertible {}
extension CGVector: Convertible {}
extension CGAffineTransform: Convertible {}
extension CGRect: Convertible {}
extension NSRange: Convertible {}

/// The operators of structures, which precede those of a module for a protocol of its own.
struct OwnOperatorTests {
  @Test("Structures have operators of their own")
  func operators() {
    let insets = (UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero)
    #expect(insets.0 == insets.0 && insets.1 == insets.1)
    let (offset, range, vector) = (UIOffset.zero, UIFloatRange.zero, CGVector.zero)
    #expect(offset == offset && range == range && vector == vector)
    let (transform, rectangle) = (CGAffineTransform.identity, CGRect.zero)
    #expect(transform == transform && rectangle == rectangle)
    let characters = NSRange(location: 1, length: 2)
    #expect(characters == characters)
    #expect(insets.0 != UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1))
    #expect(insets.1 != NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1))
    #expect(offset != UIOffset(horizontal: 0, vertical: 1))
    #expect(vector != CGVector(dx: 0, dy: 1))
    #expect(range != UIFloatRange(minimum: 0, maximum: 1))
    for index in 0..<6 {
      var values = [CGFloat](repeating: 0, count: 6)
      values[index] = 1
      let one = CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
      #expect(one != CGAffineTransform())
    }
  }
}
