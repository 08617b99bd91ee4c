import TactusFoundation
import Testing

/// Differences between Foundation on Linux and an iPhone's, of which our methods come first.
@Suite struct FoundationDifferenceTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "ObjectiveC.FO6. Rectangles that touch do not intersect",
    arguments: [
      (CGRect(x: 10, y: 0, width: 5, height: 5), false),
      (CGRect(x: 0, y: 10, width: 5, height: 5), false),
      (CGRect(x: -5, y: -5, width: 5, height: 5), false),
      (CGRect(x: 9, y: 9, width: 5, height: 5), true),
      (CGRect(x: 20, y: 0, width: -15, height: 5), true), (.null, false), (.infinite, true),
      (.zero, true), (CGRect(x: 5, y: 5, width: 0, height: 0), true),
      (CGRect(x: 10, y: 5, width: 0, height: 0), false),
    ])
  func intersecting(other: CGRect, isExpected: Bool) {
    #expect(square.intersects(other) == isExpected)
    #expect(other.intersects(square) == isExpected)
  }

  @Test("ObjectiveC.FO7. Notifications with equal values as objects are equal")
  func notifications() {
    func ring(_ object: Any?, _ minutes: Int? = nil) -> Notification {
      Notification(
        name: .init("ring"), object: object, userInfo: minutes.map { ["minutes": $0] })
    }
    #expect(ring(42) == ring(42) && ring("egg", 3) == ring("egg", 3))
    #expect(ring(42) != ring(43) && ring(nil, 3) != ring(nil, 4) && ring(nil) != ring(42))
    #expect(ring(nil) != ring(nil, 3))
    let stove = NSObject()
    #expect(ring(stove) == ring(stove) && ring(stove) != ring(NSObject()))
    #expect(ring(42) != Notification(name: .init("hiss"), object: 42))
  }

  @Test("A response without a URL is a placeholder")
  func response() {
    #expect(URLResponse().mimeType == nil && URLResponse().expectedContentLength == -1)
  }

  @Test("ObjectiveC.FO8. A decimal number is rounded as the nearest binary number")
  func decimals() {
    let formatter = NumberFormatter()
    formatter.roundingMode = .down
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    formatter.decimalSeparator = ","
    for text in ["12345.12", "0.29", "99.99"] {
      let expected = text.replacingOccurrences(of: ".", with: ",")
      let found = formatter.string(from: NSDecimalNumber(string: text))
      #expect(found == expected && found?.isEmpty == false, "\(text)")
    }
  }

  @Test(
    "ObjectiveC.FO9. The inverse of a set of characters has all others, and can be changed",
    arguments: [
      CharacterSet.alphanumerics, CharacterSet(), CharacterSet(charactersIn: "abc😀"),
      CharacterSet.alphanumerics.inverted,
    ])
  func invertedCharacters(set: CharacterSet) {
    var inverse = set.inverted
    let common = (0...0x1_0FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      .first { set.contains($0) == inverse.contains($0) }
    #expect(common == nil)
    inverse.insert("a")
    inverse.remove("-")
    inverse.formUnion(CharacterSet(charactersIn: "é"))
    #expect(inverse.contains("a") && !inverse.contains("-") && inverse.contains("é"))
    #expect(inverse.inverted.contains("-") && !inverse.inverted.contains("a"))
  }
}
