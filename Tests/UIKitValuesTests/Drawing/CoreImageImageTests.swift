import Testing
import UIKit

/// Images of UIKit that are made of those of Core Image, and the other way round.
@MainActor @Suite struct CoreImageImageTests {
  @Test("CoreImage.UI1. An image of a Core Image image is drawn and written, and has no bitmap")
  func fromCoreImage() throws {
    let red = CIImage(color: .red).cropped(to: CGRect(x: 5, y: 5, width: 4, height: 2))
    let image = UIImage(ciImage: red, scale: 2, orientation: .right)
    #expect(image.ciImage === red && image.cgImage == nil)
    #expect(image.size == CGSize(width: 1, height: 2) && image.scale == 2)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.ciImage === red && template.size == image.size)
    let png = try #require(image.pngData())
    let read = try #require(UIImage(data: png)?.cgImage)
    #expect(read.width == 2 && read.height == 4)
    let data = try #require(read.dataProvider?.data)
    #expect(Array(data.prefix(4)) == [0, 0, 255, 255])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format).image {
      _ in image.draw(at: .zero)
    }
    #expect(Array(try #require(drawn.cgImage?.dataProvider?.data).prefix(4)) == [0, 0, 255, 255])
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
  }

  @Test("CoreImage.UI2. A Core Image image of an image has its pixels as given, not turned")
  func fromImage() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1))
    let pixels = try #require(
      renderer.image {
        UIColor.blue.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      }.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    let image = try #require(CIImage(image: turned))
    #expect(image.extent.width == CGFloat(pixels.width) && image.cgImage === pixels)
    #expect(CIImage(image: UIImage()) == nil)
    let recipe = CIImage(color: .red).cropped(to: CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(CIImage(image: UIImage(ciImage: recipe))?.extent == recipe.extent)
  }
}
