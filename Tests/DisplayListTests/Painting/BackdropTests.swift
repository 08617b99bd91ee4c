import TactusDisplayList
import Testing

struct BackdropTests {
  /// Commands that paint black to the left of 50 and white to the right.
  private static let halves: [DrawingCommand] = [
    .paint(.color(.black)), .fill(.rect(50, 0, 50, 100), .winding, .color(.white)),
  ]

  @Test(
    "What is behind is blurred within the region, and nothing beyond it", arguments: [1.0, 2, 3])
  func blurs(scale: Double) throws {
    let picture = try Picture(
      100, 100, scale: scale,
      Self.halves + [.backdrop(DrawingBackdrop(region: .rect(20, 20, 60, 60), sigma: 5))])
    func gray(_ x: Double, _ y: Double) -> Int { picture[Int(x * scale), Int(y * scale)][0] }
    // One standard deviation from the edge a normal distribution has 15.9 % and 84.1 %.
    #expect(abs(gray(45, 50) - 40) <= 12 && abs(gray(55, 50) - 215) <= 12)
    #expect(gray(45, 10) == 0 && gray(55, 10) == 255 && gray(45, 90) == 0)
    // The edge is repeated outwards: content beyond the region is not mixed in.
    #expect(gray(21, 50) <= 1 && gray(79, 50) >= 254)
  }

  @Test("A uniform picture is unchanged by any blur", arguments: [0.0, 0.4, 1.5, 7, 33, 200])
  func even(sigma: Double) throws {
    let color = DrawingColor(red: 0.2, green: 0.5, blue: 0.7)
    let before = try Picture(64, 64, [.paint(.color(color))])
    let after = try Picture(
      64, 64,
      [
        .paint(.color(color)),
        .backdrop(DrawingBackdrop(region: .rect(0, 0, 64, 64), sigma: sigma)),
      ])
    let difference = after.difference(from: before)
    #expect(difference.worst <= 1, "\(difference)")
  }

  @Test("Saturation 0 makes gray of the same luminance, and the tint is painted over it")
  func colors() throws {
    func pixel(_ amount: Double, lift: Double = 0, tint: DrawingColor = .clear) throws -> [Int] {
      try Picture(
        20, 20,
        [
          .paint(.color(DrawingColor(red: 1, green: 0, blue: 0))),
          .backdrop(
            DrawingBackdrop(
              region: .rect(0, 0, 20, 20), sigma: 2, matrix: .saturation(amount, lift: lift),
              tint: tint)),
        ])[10, 10]
    }
    #expect(try pixel(1) == [255, 0, 0, 255] && pixel(2) == [255, 0, 0, 255])
    let gray = try pixel(0)
    #expect(gray[0] == gray[1] && abs(gray[0] - 54) <= 1)
    #expect(try abs(pixel(0, lift: 0.3)[1] - (54 + 76)) <= 2)
    #expect(try abs(pixel(1, tint: DrawingColor(gray: 1, alpha: 0.5))[1] - 128) <= 1)
  }

  @Test("The visible part of a backdrop does not depend on the clip")
  func clipped() throws {
    let backdrop = DrawingCommand.backdrop(
      DrawingBackdrop(region: .rect(10, 10, 80, 80), sigma: 6))
    let all = try Picture(100, 100, Self.halves + [backdrop])
    let part = try Picture(
      100, 100, Self.halves + [.clip(.rect(45, 45, 12, 12), .winding), backdrop])
    let same = (46..<56).allSatisfy { x in (46..<56).allSatisfy { all[x, $0] == part[x, $0] } }
    #expect(same && part[44, 50] == [0, 0, 0, 255])
  }

  @Test("In a transparency layer, a backdrop blurs the layer's content")
  func onLayer() throws {
    let picture = try Picture(
      40, 40, on: .white,
      [
        .beginLayer(DrawingRect(x: 10, y: 10, width: 20, height: 20)),
        .fill(.rect(10, 10, 10, 20), .winding, .color(.black)),
        .backdrop(DrawingBackdrop(region: .rect(10, 10, 20, 20), sigma: 3)), .endLayer,
      ])
    #expect(abs(picture[19, 20][0] - 128) < 45 && picture[11, 20][0] < 10)
    #expect(picture[29, 20][0] > 245 && picture[5, 5] == [255, 255, 255, 255])
  }
}
