import Foundation
import TactusDisplayList
import Testing

struct ShadowTests {
  /// Returns the coverage of a blurred edge at a distance in standard deviations.
  private func edge(_ distance: Double) -> Double { 0.5 * erfc(distance / 2.0.squareRoot()) }

  /// Three box blurs match a normal distribution to three hundredths; a small blur is exact, but in
  /// whole pixels.
  @Test(
    "A shadow's edge falls as a normal distribution does", arguments: [1.0, 3, 8, 20], [1.0, 2])
  func profile(sigma: Double, scale: Double) throws {
    let shadow = DrawingShadow(
      offset: .zero, sigma: sigma, color: .black, drawsOnlyShadow: true)
    let picture = try Picture(
      300, 200, scale: scale,
      [.shadow(shadow), .fill(.rect(-400, -400, 550, 1_000), .winding, .color(.white))])
    var worst = 0.0
    for x in 0..<picture.width {
      let distance = ((Double(x) + 0.5) / scale - 150) / sigma
      // Near the left edge the shadow is only that of the content kept around the clip.
      guard abs(distance) < 4 else { continue }
      worst = max(worst, abs(Double(picture[x, picture.height / 2][3]) / 255 - edge(distance)))
    }
    #expect(worst < 0.03, "off by \(worst)")
  }

  @Test("The offset of a shadow does not depend on the transform, but on the painter's scale")
  func offset() throws {
    let shadow = DrawingShadow(offset: DrawingPoint(20, 10), sigma: 0, color: .black)
    for scale in [1.0, 2, 3] {
      let picture = try Picture(
        100, 100, scale: scale,
        [
          .shadow(shadow), .transform(.scale(2, 2)),
          .fill(.rect(5, 5, 10, 10), .winding, .color(DrawingColor(red: 1, green: 0, blue: 0))),
        ])
      func pixel(_ x: Double, _ y: Double) -> [Int] { picture[Int(x * scale), Int(y * scale)] }
      #expect(pixel(20, 20) == [255, 0, 0, 255] && pixel(45, 35) == [0, 0, 0, 255])
      #expect(pixel(35, 15) == [0, 0, 0, 0] && pixel(51, 35) == [0, 0, 0, 0])
    }
  }

  @Test("Content outside the clip casts its shadow into it")
  func beyondClip() throws {
    let shadow = DrawingShadow(offset: DrawingPoint(30, 0), sigma: 0, color: .black)
    let picture = try Picture(
      60, 20,
      [
        .shadow(shadow), .clip(.rect(30, 0, 30, 20), .winding),
        .fill(.rect(5, 5, 10, 10), .winding, .color(.white)),
      ])
    #expect(picture[40, 10] == [0, 0, 0, 255] && picture[10, 10] == [0, 0, 0, 0])
  }

  @Test("A layer casts one shadow, and its parts none on each other")
  func layer() throws {
    let shadow = DrawingShadow(offset: DrawingPoint(0, 10), sigma: 0, color: .black)
    let picture = try Picture(
      40, 40,
      [
        .shadow(shadow), .beginLayer(nil), .fill(.rect(0, 0, 20, 20), .winding, .color(.white)),
        .fill(.rect(10, 0, 20, 5), .winding, .color(DrawingColor(red: 1, green: 0, blue: 0))),
        .endLayer,
      ])
    #expect(picture[15, 12] == [255, 255, 255, 255])
    #expect(picture[5, 25] == [0, 0, 0, 255] && picture[25, 12] == [0, 0, 0, 255])
  }

  @Test("A translucent shape casts a translucent shadow")
  func translucent() throws {
    let shadow = DrawingShadow(
      offset: DrawingPoint(20, 0), sigma: 0, color: DrawingColor(gray: 0, alpha: 0.5))
    let picture = try Picture(
      40, 20,
      [.shadow(shadow), .fill(.rect(0, 0, 10, 20), .winding, .color(.init(gray: 1, alpha: 0.5)))])
    #expect(abs(picture[25, 10][3] - 64) <= 1)
  }
}
