import CoreGraphics
import Testing

/// Shadings by functions of an app.
@Suite struct CGShadingTests {
  private static func function(
    _ results: Int, domain: [CGFloat] = [0, 1], range: [CGFloat]? = nil,
    release: CGFunctionReleaseInfoCallback? = nil,
    _ evaluate: @escaping CGFunctionEvaluateCallback
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: release)
    return CGFunction(
      info: nil, domainDimension: 1, domain: domain, rangeDimension: results, range: range,
      callbacks: &callbacks)
  }

  @Test("Drawing.CG3. A shading has the function's colors between its ends, and extends if wanted")
  func axial() throws {
    // Red to the left of a half, blue to the right, in arguments from 2 to 4.
    let function = try #require(
      Self.function(4, domain: [2, 4]) { _, input, output in
        output[0] = input[0] < 3 ? 1 : 0
        output[1] = 0
        output[2] = input[0] < 3 ? 0 : 1
        output[3] = 1
      })
    let context = try #require(CGContext.rgba(20, 4))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 4, y: 0),
        end: CGPoint(x: 16, y: 0), function: function, extendStart: false, extendEnd: true))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 2))
    context.drawShading(shading)
    #expect(context.pixel(2, 3) == [0, 0, 0, 0] && context.pixel(6, 3) == [255, 0, 0, 255])
    #expect(context.pixel(8, 3) == [255, 0, 0, 255] && context.pixel(12, 3) == [0, 0, 255, 255])
    #expect(context.pixel(18, 3) == [0, 0, 255, 255] && context.pixel(8, 1) == [0, 0, 0, 0])
  }

  @Test("Drawing.CG3. Results are limited to the range, and without alpha colors are opaque")
  func radial() throws {
    let function = try #require(
      Self.function(1, range: [0.2, 0.8]) { _, input, output in output[0] = input[0] * 9 - 4 })
    let context = try #require(CGContext.rgba(21, 21))
    let shading = try #require(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceGray(), start: CGPoint(x: 10.5, y: 10.5),
        startRadius: 0, end: CGPoint(x: 10.5, y: 10.5), endRadius: 9, function: function,
        extendStart: false, extendEnd: false))
    context.drawShading(shading)
    #expect(context.pixel(10, 10) == [51, 51, 51, 255])
    #expect(context.pixel(18, 10) == [204, 204, 204, 255] && context.pixel(0, 0) == [0, 0, 0, 0])
  }

  @Test("Drawing.CG3. There is no shading of a function with other results, and functions end")
  func impossible() {
    final class Count: @unchecked Sendable { var ends = 0 }
    let count = Count()
    do {
      let two = Self.function(2, release: { _ in count.ends += 1 }) { _, _, _ in }
      #expect(two != nil)
      let shading = two.flatMap {
        CGShading(
          axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 1, y: 0),
          function: $0, extendStart: true, extendEnd: true)
      }
      #expect(shading == nil && count.ends == 0)
    }
    #expect(count.ends == 1)
    var none = CGFunctionCallbacks()
    #expect(
      CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &none)
        == nil)
  }
}
