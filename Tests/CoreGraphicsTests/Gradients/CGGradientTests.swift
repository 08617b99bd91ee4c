import CoreGraphics
import Testing

struct CGGradientTests {
  private let black = CGColor(gray: 0, alpha: 1)
  private let white = CGColor(gray: 1, alpha: 1)

  @Test("A gradient extends beyond its ends only with the options")
  func linear() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [black, white] as CFArray, locations: nil))
    for options in [CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation, []] {
      let context = try #require(CGContext.rgba(40, 4))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      #expect(abs(Int(context.pixel(20, 1)[0]) - 134) <= 3)
      #expect(context.pixel(2, 1)[3] == (options.contains(.drawsBeforeStartLocation) ? 255 : 0))
      #expect(context.pixel(38, 1)[3] == (options.contains(.drawsAfterEndLocation) ? 255 : 0))
    }
  }

  @Test("Locations are sorted, and components are converted from their color space")
  func components() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 1, 0, 1],
        locations: [1, 0], count: 2))
    #expect(gradient.stops.map(\.offset) == [0, 1] && gradient.stops[0].color == .black)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }

  @Test("A radial gradient goes from circle to circle")
  func radial() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [white, black] as CFArray, locations: nil))
    let context = try #require(CGContext.rgba(41, 41))
    let center = CGPoint(x: 20.5, y: 20.5)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20, options: [])
    #expect(context.pixel(20, 20)[0] > 250 && abs(Int(context.pixel(30, 20)[0]) - 127) <= 4)
    #expect(context.pixel(0, 0)[3] == 0)
  }
}
