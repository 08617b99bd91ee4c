import CoreImage
import Testing

/// Filters by name, their values and their attributes.
@Suite struct FilterTests {
  @Test("CoreImage.FT1. A filter has default values, and no result without its image")
  func values() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.name == "CIGaussianBlur" && filter.inputKeys == ["inputImage", "inputRadius"])
    #expect(filter.outputKeys == ["outputImage"] && filter.outputImage == nil)
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    filter.setValue(2, forKey: kCIInputRadiusKey)
    filter.setValue(Pixels.gray([[1]]), forKey: kCIInputImageKey)
    #expect(filter.outputImage?.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    let copy = try #require(filter.copy() as? CIFilter)
    filter.setDefaults()
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    #expect((copy.value(forKey: kCIInputRadiusKey) as? Int) == 2)
    #expect((copy.value(forKey: kCIOutputImageKey) as? CIImage)?.extent.width == 13)
    filter.setValue(nil, forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil)
  }

  @Test("CoreImage.FT1. An unknown filter is nil, an image of it is empty, an unknown key ends")
  func unknown() async {
    #expect(CIFilter(name: "CIGausianBlur") == nil)
    #expect(CIFilter(name: "CIPhotoEffectNoir", parameters: [:]) == nil)
    #expect(Pixels.gray([[1]]).applyingFilter("CINothing").extent.isNull)
    await #expect(processExitsWith: .failure) {
      CIFilter(name: "CIGaussianBlur")?.setValue(1, forKey: "inputWidth")
    }
  }

  @Test("CoreImage.FT1. Attributes name the class, the range and the default of each input")
  func attributes() throws {
    let filter = try #require(CIFilter(name: "CIColorControls"))
    #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Color Controls")
    let input = try #require(filter.attributes["inputContrast"] as? [String: Any])
    #expect(input[kCIAttributeClass] as? String == "NSNumber")
    #expect((input[kCIAttributeDefault] as? NSNumber)?.doubleValue == 1)
    #expect((input[kCIAttributeSliderMax] as? NSNumber)?.doubleValue == 4)
    #expect(input[kCIAttributeMax] == nil)
    #expect(CIFilter.localizedName(forFilterName: "CIQRCodeGenerator") == "QR Code Generator")
    #expect(CIFilter.localizedName(forFilterName: "CINothing") == nil)
    #expect(CIFilter.localizedName(forCategory: kCICategoryColorEffect) == "Color Effect")
  }

  @Test("CoreImage.FT1. Filters are found by category")
  func names() {
    let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
    #expect(blurs == blurs.sorted() && blurs.contains("CIBoxBlur") && blurs.contains("CIDiscBlur"))
    #expect(!blurs.contains("CIUnsharpMask"))
    #expect(CIFilter.filterNames(inCategory: kCICategorySharpen).contains("CIUnsharpMask"))
    let system = CIFilter.filterNames(inCategory: kCICategoryBuiltIn)
    #expect(system.count > 50 && system.allSatisfy { CIFilter(name: $0)?.name == $0 })
    #expect(Set(system).isSubset(of: CIFilter.filterNames(inCategory: nil)))
    #expect(
      CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryReduction]).isEmpty)
  }

  @Test("CoreImage.FT9. The functions of the built-in filters set their values as properties")
  func builtIns() throws {
    let blur = CIFilter.gaussianBlur()
    #expect(blur.radius == 10)
    blur.radius = 1
    blur.inputImage = Pixels.gray([[1]])
    #expect(blur.outputImage?.extent.width == 7)
    #expect((blur.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 1)
    let code = CIFilter.qrCodeGenerator()
    #expect(code.correctionLevel == "M" && code.message.isEmpty && code.outputImage == nil)
    code.message = Data("a".utf8)
    #expect(code.outputImage?.extent.width == 23)
    let board = CIFilter.checkerboardGenerator()
    #expect(board.center == CGPoint(x: 150, y: 150) && board.color1 == .black)
    let matrix = CIFilter.colorMatrix()
    #expect(matrix.rVector == CIVector(x: 1, y: 0, z: 0, w: 0))
    matrix.rVector = CIVector(x: 0, y: 0, z: 1, w: 0)
    matrix.inputImage = Pixels.image([[[0, 0, 0.5, 1]]])
    #expect(Pixels.rows(of: try #require(matrix.outputImage))[0][0] == [0.5, 0, 0.5, 1])
    let area = CIFilter.areaMaximum()
    #expect(area.extent == CGRect(x: 0, y: 0, width: 640, height: 80))
    let over = CIFilter.sourceOverCompositing()
    over.inputImage = Pixels.gray([[1]])
    over.backgroundImage = Pixels.gray([[0, 0]])
    #expect(Pixels.reds(of: try #require(over.outputImage)) == [[1, 0]])
    let difference = CIFilter.labDeltaE()
    (difference.inputImage, difference.image2) = (Pixels.gray([[0]]), Pixels.gray([[1]]))
    #expect(abs(Pixels.reds(of: try #require(difference.outputImage))[0][0] - 100) < 0.000_1)
  }

  /// A filter of an app's own, which makes an image twice as bright.
  private final class Doubler: CIFilter, CIFilterConstructor {
    var inputImage: CIImage?
    override var outputImage: CIImage? {
      inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
    }
    func filter(withName name: String) -> CIFilter? { Doubler() }
  }

  @Test("CoreImage.FT9. An app's own filter is registered under a name")
  func registered() throws {
    CIFilter.registerName(
      "OurDoubler", constructor: Doubler(),
      classAttributes: [kCIAttributeFilterCategories: [kCICategoryStylize]])
    let filter = try #require(CIFilter(name: "OurDoubler") as? Doubler)
    filter.inputImage = Pixels.gray([[0.25]])
    #expect(Pixels.reds(of: try #require(filter.outputImage)) == [[0.5]])
    #expect(CIFilter.filterNames(inCategory: kCICategoryStylize).contains("OurDoubler"))
  }

  @Test("CoreImage.IM7. Vectors have values, which are text as well")
  func vectors() throws {
    let vector = CIVector(string: "[1 -2.5 3]")
    #expect(vector.count == 3 && vector.y == -2.5 && vector.w == 0 && vector.value(at: 9) == 0)
    #expect(vector.stringRepresentation == "[1 -2.5 3]")
    #expect(vector == CIVector(x: 1, y: -2.5, z: 3) && vector != CIVector(x: 1))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: rect).cgRectValue == rect)
    #expect(CIVector(cgPoint: CGPoint(x: 7, y: 8)).cgPointValue == CGPoint(x: 7, y: 8))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
  }
}
