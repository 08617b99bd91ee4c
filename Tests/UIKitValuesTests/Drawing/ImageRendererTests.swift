import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of image renderers and image contexts.
@Suite struct ImageRendererTests {
  @Test("A renderer draws in a view's coordinates, at the scale of its format")
  func draws() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    }
    #expect(TestImages.rows(image.cgImage) == ["rr..", "...."])
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Bounds may have another origin, and opaque images begin black")
  func bounds() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 3, height: 2), format: format)
    let image = renderer.image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 11, y: 11, width: 9, height: 9))
      #expect(context.format.bounds == CGRect(x: 10, y: 10, width: 3, height: 2))
    }
    #expect(TestImages.rows(image.cgImage) == ["kkk", "kgg"])
    #expect(image.imageRendererFormat.opaque && renderer.allowsImageOutput)
    // The format is the renderer's own from the beginning.
    format.scale = 3
    #expect(renderer.image { _ in }.scale == 1)
  }

  @Test("A format that is named after a dot is that of the renderer")
  func formats() {
    let traits = UITraitCollection(displayScale: 3)
    let bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: .init(for: traits))
    #expect(renderer.image { _ in }.scale == 3)
    let preferred = UIGraphicsImageRenderer(bounds: bounds, format: .preferred())
    #expect(preferred.format is UIGraphicsImageRendererFormat)
    let pages = UIGraphicsPDFRenderer(bounds: bounds, format: .default())
    #expect(pages.format is UIGraphicsPDFRendererFormat)
  }

  @Test("The context draws frames, clips and blends, and provides intermediate images")
  func context() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
    var between: UIImage?
    let image = renderer.image { context in
      UIColor.red.set()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 3))
      between = context.currentImage
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 3))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1), blendMode: .clear)
    }
    #expect(TestImages.rows(between?.cgImage) == ["rrrr", "r..r", "rrrr"])
    #expect(TestImages.rows(image.cgImage) == ["..rr", "r..r", "rrrr"])
    let data = renderer.pngData {
      UIColor.blue.setFill()
      $0.fill($0.format.bounds)
    }
    #expect(TestImages.rows(UIImage(data: data)?.cgImage)[0] == "bbbb")
    var ended: UIImage?
    try renderer.runDrawingActions { _ in
    } completionActions: {
      ended = ($0 as? UIGraphicsImageRendererContext)?.currentImage
    }
    #expect(ended?.size == CGSize(width: 4, height: 3))
  }

  @Test("A renderer of an empty size returns an empty image")
  func nothing() {
    let renderer = UIGraphicsImageRenderer(size: .zero)
    #expect(renderer.image { _ in }.size == .zero)
    #expect(throws: (any Error).self) { try renderer.runDrawingActions { _ in } }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Image contexts draw the same images as renderers")
  @available(*, deprecated)
  func beginAndEnd() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 0, height: 0))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(TestImages.rows(image?.cgImage) == ["r."])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }
}
