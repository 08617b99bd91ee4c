import CoreImage
import CoreVideo
import Testing

/// Destinations of rendering, their transparency and their blending.
@Suite struct RenderDestinationTests {
  /// A context whose numbers no color management changes.
  private let context = Pixels.context

  private let image = Pixels.image([
    [[0.2, 0.4, 0.6, 1], [0.2, 0.2, 0.2, 0.4]], [[0, 0, 0, 0], [1, 1, 1, 1]],
  ])

  /// Renders to memory of numbers, and returns its rows.
  private func rows(
    _ width: Int, _ height: Int, _ body: (CIRenderDestination) throws -> Void
  ) rethrows -> [[SIMD4<Float>]] {
    var memory = [SIMD4<Float>](repeating: [0.5, 0.5, 0.5, 0.5], count: width * height)
    try memory.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let destination = CIRenderDestination(
        bitmapData: base, width: width, height: height, bytesPerRow: width * 16, format: .RGBAf)
      destination.colorSpace = nil
      try body(destination)
    }
    return (0..<height).map { Array(memory[$0 * width..<($0 + 1) * width]) }
  }

  @Test("CoreImage.RD1. An image keeps its place, a part goes where it is wanted; the rest stays")
  func places() throws {
    let old: SIMD4<Float> = [0.5, 0.5, 0.5, 0.5]
    let whole = try rows(3, 3) { destination in
      let info = try context.startTask(toRender: image, to: destination).waitUntilCompleted()
      #expect(info.pixelsProcessed == 4 && info.passCount == 1)
      #expect(info.kernelExecutionTime == 0 && info.kernelCompileTime == 0)
    }
    #expect(whole[0] == [old, old, old])
    #expect(whole[1] == [[0.2, 0.4, 0.6, 1], [0.2, 0.2, 0.2, 0.4], old])
    #expect(whole[2] == [.zero, [1, 1, 1, 1], old])
    let part = try rows(3, 3) { destination in
      let rect = CGRect(x: 1, y: 0, width: 1, height: 2)
      try context.prepareRender(image, from: rect, to: destination, at: CGPoint(x: 2, y: 1))
      try context.startTask(
        toRender: image, from: rect, to: destination, at: CGPoint(x: 2, y: 1))
    }
    #expect(part[0] == [old, old, [0.2, 0.2, 0.2, 0.4]])
    #expect(part[1] == [old, old, [1, 1, 1, 1]] && part[2] == [old, old, old])
  }

  @Test("CoreImage.RD1. Nothing is rendered beside a destination, nor to a format without a layout")
  func impossible() throws {
    let far = image.transformed(by: CGAffineTransform(translationX: 9, y: 9))
    let untouched = rows(2, 2) { destination in
      #expect(throws: CocoaError.self) { try context.startTask(toRender: far, to: destination) }
      #expect(throws: CocoaError.self) {
        try context.startTask(
          toRender: image, from: CGRect(x: 5, y: 5, width: 1, height: 1), to: destination,
          at: .zero)
      }
    }
    #expect(untouched.joined().allSatisfy { $0 == [0.5, 0.5, 0.5, 0.5] })
    var buffer: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &buffer)
    let planes = CIRenderDestination(pixelBuffer: try #require(buffer))
    #expect(planes.width == 4 && planes.height == 4)
    #expect(throws: CocoaError.self) { try context.startTask(toRender: image, to: planes) }
    #expect(throws: CocoaError.self) { try context.startTask(toClear: planes) }
  }

  @Test("CoreImage.RD2. Colors are opaque, multiplied by alpha or not, and limited if wanted")
  func alpha() throws {
    func first(_ mode: CIRenderDestinationAlphaMode) throws -> SIMD4<Float> {
      let result = try rows(2, 2) { destination in
        #expect(destination.alphaMode == .premultiplied && !destination.isClamped)
        destination.alphaMode = mode
        try context.startTask(toRender: image, to: destination)
      }
      return result[0][1]
    }
    #expect(try first(.premultiplied) == [0.2, 0.2, 0.2, 0.4])
    #expect(try first(.unpremultiplied) == [0.5, 0.5, 0.5, 0.4])
    #expect(try first(.none) == [0.2, 0.2, 0.2, 1])
    let bright = Pixels.image([[[2, -1, 0, 1]]])
    for isClamped in [false, true] {
      let result = try rows(1, 1) { destination in
        destination.isClamped = isClamped
        try context.startTask(toRender: bright, to: destination)
      }
      #expect(result[0][0] == (isClamped ? [1, 0, 0, 1] : [2, -1, 0, 1]))
    }
    var byte: UInt8 = 0
    let gray = CIRenderDestination(
      bitmapData: &byte, width: 1, height: 1, bytesPerRow: 1, format: .R8)
    #expect(gray.alphaMode == .none && gray.isClamped)
    #expect(gray.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test("CoreImage.RD3. A flipped destination has its first row at the bottom")
  func flipped() throws {
    let result = try rows(2, 2) { destination in
      destination.isFlipped = true
      try context.startTask(toRender: image, to: destination)
    }
    #expect(result[0] == [.zero, [1, 1, 1, 1]] && result[1][0] == [0.2, 0.4, 0.6, 1])
  }

  @Test("CoreImage.RD4. A routine blends with what is there")
  func blending() throws {
    func pixel(_ kernel: CIBlendKernel) throws -> SIMD4<Float> {
      let result = try rows(2, 2) { destination in
        destination.blendKernel = kernel
        try context.startTask(toRender: image, to: destination)
      }
      return result[0][1]
    }
    // The source is 0.2 with alpha 0.4, the ground 0.5 with alpha 0.5, both multiplied.
    #expect(Pixels.areClose(try pixel(.sourceOver), [0.5, 0.5, 0.5, 0.7]))
    #expect(Pixels.areClose(try pixel(.destinationOver), [0.6, 0.6, 0.6, 0.7]))
    #expect(Pixels.areClose(try pixel(.sourceIn), [0.1, 0.1, 0.1, 0.2]))
    #expect(Pixels.areClose(try pixel(.destinationOut), [0.3, 0.3, 0.3, 0.3]))
    #expect(Pixels.areClose(try pixel(.exclusiveOr), [0.4, 0.4, 0.4, 0.5]))
    #expect(try pixel(.componentMax) == [0.5, 0.5, 0.5, 0.5])
    #expect(try pixel(.clear) == .zero && pixel(.source) == [0.2, 0.2, 0.2, 0.4])
    #expect(try pixel(.destination) == [0.5, 0.5, 0.5, 0.5])
    // A product of the plain colors 0.5 and 1, where both are: 0.5 · 0.2.
    #expect(Pixels.areClose(try pixel(.multiply), [0.5, 0.5, 0.5, 0.7]))
    #expect(CIBlendKernel.multiply.name == "multiply")
  }

  @Test("CoreImage.RD5. A cleared destination is black, or transparent")
  func clearing() throws {
    for mode in [CIRenderDestinationAlphaMode.none, .premultiplied, .unpremultiplied] {
      let result = try rows(1, 2) { destination in
        destination.alphaMode = mode
        let info = try context.startTask(toClear: destination).waitUntilCompleted()
        #expect(info.pixelsProcessed == 2)
      }
      #expect(result == Array(repeating: [[0, 0, 0, mode == .none ? 1 : 0]], count: 2))
    }
  }

  @Test("CoreImage.RD1. A buffer of Core Video is a destination")
  func buffers() throws {
    var made: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &made)
    let buffer = try #require(made)
    let destination = CIRenderDestination(pixelBuffer: buffer)
    #expect(destination.isClamped && destination.alphaMode == .premultiplied)
    try CIContext().startTask(
      toRender: CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)),
      to: destination)
    CVPixelBufferLockBaseAddress(buffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    let base = try #require(CVPixelBufferGetBaseAddress(buffer))
    let bytes = (0..<4).map { base.load(fromByteOffset: $0, as: UInt8.self) }
    #expect(bytes == [0, 0, 255, 255])
  }
}
