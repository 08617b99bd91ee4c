import CoreImage
import MetalPerformanceShaders
import Testing

/// Processors of an app's own, and what the phone lacks.
@Suite struct ProcessorTests {
  /// Makes pixels above a threshold white.
  private final class Threshold: CIImageProcessorKernel {
    override class func formatForInput(at input: Int32) -> CIFormat { .Rf }
    override class var outputFormat: CIFormat { .R8 }
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
      output: any CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first, let limit = arguments?["limit"] as? Float else {
        throw CocoaError(.featureUnsupported)
      }
      #expect(input.format == .Rf && output.format == .R8 && input.region == output.region)
      #expect(input.metalTexture == nil && output.metalCommandBuffer == nil)
      for y in 0..<Int(output.region.height) {
        for x in 0..<Int(output.region.width) {
          let value = input.baseAddress.load(
            fromByteOffset: y * input.bytesPerRow + x * 4, as: Float.self)
          output.baseAddress.storeBytes(
            of: value > limit ? 255 : 0, toByteOffset: y * output.bytesPerRow + x, as: UInt8.self)
        }
      }
    }
  }

  /// Copies the pixel on the left.
  private final class Shift: CIImageProcessorKernel {
    override class func roi(
      forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
    ) -> CGRect { outputRect.offsetBy(dx: -1, dy: 0) }
    override class var outputIsOpaque: Bool { true }
    override class func process(
      with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
      output: any CIImageProcessorOutput
    ) throws {
      let input = try #require(inputs?.first)
      #expect(input.format == .RGBAh && output.format == .RGBAh)
      #expect(output.region == CGRect(x: 1, y: 0, width: 2, height: 2))
      #expect(input.region == CGRect(x: 0, y: 0, width: 2, height: 2))
      for y in 0..<2 {
        output.baseAddress.advanced(by: y * output.bytesPerRow).copyMemory(
          from: input.baseAddress.advanced(by: y * input.bytesPerRow), byteCount: 16)
      }
    }
  }

  @Test("CoreImage.PK1. A processor reads and writes bitmaps in the formats that it wants")
  func formats() throws {
    let image = Pixels.gray([[0.1, 0.6], [0.7, 0.4]])
    let result = try Threshold.apply(
      withExtent: image.extent, inputs: [image], arguments: ["limit": Float(0.5)])
    #expect(Pixels.reds(of: result) == [[0, 1], [1, 0]])
  }

  @Test("CoreImage.PK2. A processor names the part of its input, and whether its output is opaque")
  func region() throws {
    let image = Pixels.image([
      [[0.25, 0, 0, 0.5], [0.5, 0, 0, 0.5], .zero], [[0.75, 0, 0, 1], [1, 0, 0, 1], .zero],
    ])
    let result = try Shift.apply(
      withExtent: CGRect(x: 1, y: 0, width: 2, height: 2), inputs: [image], arguments: nil)
    #expect(
      Pixels.rows(of: result)
        == [[[0.25, 0, 0, 1], [0.5, 0, 0, 1]], [[0.75, 0, 0, 1], [1, 0, 0, 1]]])
  }

  @Test("CoreImage.PK3. A processor that throws gives a transparent image")
  func failing() throws {
    let image = Pixels.gray([[1]])
    let result = try Threshold.apply(withExtent: image.extent, inputs: [image], arguments: nil)
    #expect(Pixels.rows(of: result)[0][0] == .zero)
    let base = try CIImageProcessorKernel.apply(
      withExtent: image.extent, inputs: nil, arguments: nil)
    #expect(Pixels.rows(of: base)[0][0] == .zero)
  }

  @Test("CoreImage.PK4, CoreImage.PK5. Kernels are not compiled, and nothing is detected")
  func missing() throws {
    #expect(CIKernel(source: "kernel vec4 f() { return vec4(1); }") == nil)
    #expect(CIColorKernel(source: "kernel vec4 f(__sample s) { return s; }") == nil)
    #expect(CIKernel.makeKernels(source: "") == nil)
    #expect(throws: CocoaError(.featureUnsupported)) {
      _ = try CIKernel(functionName: "f", fromMetalLibraryData: Data())
    }
    #expect(CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil) == nil)
  }

  @Test("CoreImage.ME1. There is no device of Metal, for which shaders exist")
  func metal() {
    #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
    #expect(!MPSSupportsMTLDevice(nil))
  }

  /// A device of an app's own.
  private final class Device: NSObject, MTLDevice {
    let name = "none"
    let registryID: UInt64 = 1
    func makeCommandQueue() -> (any MTLCommandQueue)? { nil }
  }

  @Test("CoreImage.ME2. A shader cannot be made, not even for a device of an app's own")
  func shader() async {
    #expect(!MPSSupportsMTLDevice(Device()))
    await #expect(processExitsWith: .failure) {
      _ = MPSImageThresholdBinary(
        device: Device(), thresholdValue: 0.5, maximumValue: 1, linearGrayColorTransform: nil)
    }
  }

  @Test("CoreImage.CX1. A step that several others read is painted once")
  func once() throws {
    final class Counter: CIImageProcessorKernel {
      nonisolated(unsafe) static var count = 0
      override class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
        output: any CIImageProcessorOutput
      ) throws { count += 1 }
    }
    let extent = CGRect(x: 0, y: 0, width: 1, height: 1)
    var image = try Counter.apply(withExtent: extent, inputs: nil, arguments: nil)
    for _ in 0..<40 { image = image.composited(over: image) }
    _ = Pixels.rows(of: image)
    #expect(Counter.count == 1)
  }
}
