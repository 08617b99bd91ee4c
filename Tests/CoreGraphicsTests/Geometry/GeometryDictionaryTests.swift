import CoreGraphics
import Testing

/// Points, sizes and rectangles as dictionaries (Drawing.GD1).
@Suite struct GeometryDictionaryTests {
  @Test("Drawing.GD1. Points, sizes and rectangles become dictionaries and return")
  func dictionaries() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 40)
    let all = rect.dictionaryRepresentation
    #expect(Set(all.keys) == ["X", "Y", "Width", "Height"] && all["X"] as? NSNumber == 1.5)
    #expect(CGRect(dictionaryRepresentation: all) == rect)
    #expect(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == rect.origin)
    #expect(CGSize(dictionaryRepresentation: rect.size.dictionaryRepresentation) == rect.size)
    let numbers: [AnyHashable: Any] = ["X": 1, "Y": CGFloat(2), "Width": 3.5, "Height": 4]
    #expect(
      CGRect(dictionaryRepresentation: numbers) == CGRect(x: 1, y: 2, width: 3.5, height: 4))
  }

  @Test("Drawing.GD1. A dictionary without a number is none of a point, a size or a rectangle")
  func missing() {
    let point = CGPoint(x: 1, y: 2).dictionaryRepresentation
    #expect(CGRect(dictionaryRepresentation: point) == nil)
    #expect(CGSize(dictionaryRepresentation: point) == nil)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": "2"]) == nil)
  }
}
