import CoreGraphics
import Testing

struct CGColorTests {
  @Test("A color keeps its components, and its copy another opacity")
  func components() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.alpha == 0.4)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]) != nil)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test("Display P3 red is outside sRGB, and is clipped for it")
  func wide() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
    let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let clipped = red.converted(to: standard, intent: .defaultIntent, options: nil)
    #expect(clipped?.components == [1, 0, 0, 1])
    // 1.0931, -0.2267, -0.1501: the values of color calculators.
    let beyond = try #require(
      red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
    let off = zip(beyond, [1.0931, -0.2267, -0.1501, 1]).map { abs($0 - $1) }.max()
    #expect((off ?? 1) < 0.0005)
  }

  @Test(
    "A conversion and its inverse yield the same color",
    arguments: [
      CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.rommrgb, CGColorSpace.dcip3,
      CGColorSpace.acescgLinear, CGColorSpace.itur_709, CGColorSpace.itur_2020,
      CGColorSpace.extendedLinearITUR_2020, CGColorSpace.itur_2100_PQ, CGColorSpace.itur_2100_HLG,
    ])
  func roundTrip(name: CFString) throws {
    let color = CGColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.5)
    let other = try #require(CGColorSpace(name: name))
    let there = try #require(color.converted(to: other, intent: .defaultIntent, options: nil))
    let standard = try #require(color.colorSpace)
    let back = try #require(
      there.converted(to: standard, intent: .defaultIntent, options: nil)?.components)
    let off = zip(back, try #require(color.components)).map { abs($0 - $1) }.max()
    #expect((off ?? 1) < 1e-6)
  }

  @Test("White is white in every space")
  func white() throws {
    let spaces = [
      CGColorSpace.displayP3, CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearSRGB,
      CGColorSpace.adobeRGB1998, CGColorSpace.rommrgb, CGColorSpace.dcip3,
      CGColorSpace.acescgLinear, CGColorSpace.itur_2020,
    ]
    let whites = spaces.compactMap { CGColorSpace(name: $0) }.compactMap {
      CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        .converted(to: $0, intent: .defaultIntent, options: nil)?.components
    }
    #expect(whites.count == spaces.count && whites.joined().allSatisfy { abs($0 - 1) < 1e-6 })
  }

  @Test("Drawing.CG11. Color spaces tell their kinds, and have a description")
  func kinds() throws {
    func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }
    let (extended, plain) = (try space(CGColorSpace.extendedSRGB), try space(CGColorSpace.sRGB))
    #expect(CGColorSpaceUsesExtendedRange(extended) && !CGColorSpaceUsesExtendedRange(plain))
    let perceptual = try space(CGColorSpace.itur_2100_PQ)
    let hybrid = try space(CGColorSpace.displayP3_HLG)
    #expect(CGColorSpaceIsPQBased(perceptual) && !CGColorSpaceIsHLGBased(perceptual))
    #expect(CGColorSpaceIsHLGBased(hybrid) && !CGColorSpaceIsPQBased(hybrid))
    #expect(CGColorSpaceUsesITUR_2100TF(perceptual) && CGColorSpaceUsesITUR_2100TF(hybrid))
    #expect(!CGColorSpaceUsesITUR_2100TF(plain))
    #expect(plain.supportsOutput && CGColorSpace(patternBaseSpace: nil)?.supportsOutput == false)
    let description = try #require(hybrid.copyPropertyList())
    #expect(CGColorSpace(propertyListPlist: description) == hybrid)
    #expect(CGColorSpaceCreateDeviceRGB().copyPropertyList() == nil)
    #expect(CGColorSpace(name: CGColorSpace.coreMedia709) != nil)
  }

  @Test("Drawing.CG8. Primaries and curves are those of the standards")
  func standards() throws {
    func converted(
      _ components: [CGFloat], _ from: CFString, _ to: CFString
    ) throws -> [CGFloat] {
      let (from, to) = (
        try #require(CGColorSpace(name: from)), try #require(CGColorSpace(name: to))
      )
      let color = try #require(CGColor(colorSpace: from, components: components))
      return try #require(
        color.converted(to: to, intent: .defaultIntent, options: nil)?.components)
    }
    func areNear(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
      zip(one, other).allSatisfy { abs($0 - $1) < 0.0005 }
    }
    // The first column of the matrix of ITU-R BT.2087 for linear light.
    let red = try converted(
      [1, 0, 0, 1], CGColorSpace.linearITUR_2020, CGColorSpace.extendedLinearSRGB)
    #expect(areNear(red, [1.6605, -0.1246, -0.0182]))
    // 100 candelas have the signal 0.508 by ITU-R BT.2100.
    let white: [CGFloat] = [1, 1, 1, 1]
    let perceptual = try converted(white, CGColorSpace.sRGB, CGColorSpace.itur_2100_PQ)
    #expect(areNear(perceptual, [0.5081, 0.5081, 0.5081]))
    let hybrid = try converted(white, CGColorSpace.sRGB, CGColorSpace.itur_2100_HLG)
    #expect(areNear(hybrid, [0.75, 0.75, 0.75]))
    #expect(CGColorSpace(name: CGColorSpace.itur_2020)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.isWideGamutRGB == false)
  }
}
