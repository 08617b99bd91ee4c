import CoreGraphics
import Testing

struct EqualityTests {
  @Test("Points, sizes and rectangles have functions that compare them")
  func names() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    // The same rectangle with a negative size.
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
  }
}
