import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Tests of Core Image's colors (Drawing.DR27).
@Suite struct CoreImageColorTests {
  @Test("Drawing.DR27. A color has its components, those in sRGB without a model of its own")
  func components() throws {
    let color = CIColor(red: 0.2, green: 0.4, blue: 0.6)
    #expect((color.red, color.green, color.blue, color.alpha) == (0.2, 0.4, 0.6, 1))
    #expect(color.numberOfComponents == 4 && color.components[2] == 0.6)
    #expect(color.stringRepresentation == "0.2 0.4 0.6 1.0")
    #expect(CIColor.yellow.stringRepresentation == "1.0 1.0 0.0 1.0")
    let gray = CIColor(color: UIColor(white: 0.5, alpha: 0.25))
    #expect(gray.numberOfComponents == 2 && gray.colorSpace.model == .monochrome)
    #expect(abs(gray.red - 0.5) < 0.01 && gray.red == gray.blue && gray.alpha == 0.25)
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(CIColor(red: 1, green: 0, blue: 0, colorSpace: space))
    #expect(wide.red == 1 && wide.colorSpace == space)
    #expect(
      CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(CIColor(cgColor: UIColor.red.cgColor) == CIColor.red)
  }

  @Test(
    "Drawing.DR27. A color is made of a text",
    arguments: [
      ("0.5 0.7 0.3 0.5", "0.5 0.7 0.3 0.5"), ("0.5 0.7 0.3", "0.5 0.7 0.3 1.0"),
      ("", "0.0 0.0 0.0 0.0"), ("red", "0.0 0.0 0.0 0.0"),
    ])
  func text(_ text: String, _ expected: String) {
    #expect(CIColor(string: text).stringRepresentation == expected)
  }

  @Test("Drawing.DR27. A color of UIKit keeps the one of which it was made, and no other has one")
  func uikit() async throws {
    let color = CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let uiColor = UIColor(ciColor: color)
    #expect(uiColor.ciColor === color)
    #expect(uiColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CIColor.self, from: data) == color)
    await #expect(processExitsWith: .failure) { _ = UIColor.red.ciColor }
  }
}
