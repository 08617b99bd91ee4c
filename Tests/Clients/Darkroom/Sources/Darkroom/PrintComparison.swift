#if os(iOS)
  import Accelerate.vImage
  import CoreImage.CIFilterBuiltins
  import MetalPerformanceShaders
  import UIKit

  /// The difference of two prints, as people see it.
  public struct PrintComparison {
    /// The share of pixels that differ by more than the tolerance.
    public let share: Double
    /// The largest difference of colors.
    public let worst: Float

    /// The share as a Metal shader would find it, or as the processor does.
    public static var usesShaders: Bool {
      guard let device = MTLCreateSystemDefaultDevice() else { return false }
      return MPSSupportsMTLDevice(device)
    }

    public init?(_ one: UIImage, _ two: UIImage, tolerance: Float) throws {
      guard let first = CIImage(image: one), let second = CIImage(image: two),
        first.extent == second.extent
      else { return nil }
      let difference = CIFilter.labDeltaE()
      difference.inputImage = first
      difference.image2 = second
      guard let result = difference.outputImage else { return nil }
      let context = CIContext(options: [
        .workingColorSpace: NSNull(), .outputColorSpace: NSNull(),
      ])
      let (width, height) = (Int(result.extent.width), Int(result.extent.height))
      var half = try vImage_Buffer(width: width, height: height, bitsPerPixel: 16)
      defer { half.free() }
      context.render(
        result, toBitmap: half.data, rowBytes: half.rowBytes, bounds: result.extent, format: .Rh,
        colorSpace: nil)
      var whole = try vImage_Buffer(width: width, height: height, bitsPerPixel: 32)
      defer { whole.free() }
      guard vImageConvert_Planar16FtoPlanarF(&half, &whole, 0) == kvImageNoError else { return nil }
      var (count, worst): (Int, Float) = (0, 0)
      var line = 0
      while line < whole.height {
        defer { line += 1 }
        for column in 0..<width {
          let value = whole.data.load(
            fromByteOffset: line * whole.rowBytes + column * 4, as: Float.self)
          if value > tolerance { count += 1 }
          worst = max(worst, value)
        }
      }
      let sum = try ThresholdKernel.apply(
        withExtent: result.extent, inputs: [result],
        arguments: [ThresholdKernel.limitKey: tolerance]
      ).applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: result.extent])
      var share: Float = 0
      context.render(
        sum, toBitmap: &share, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        format: .Rf, colorSpace: nil)
      let counted = Double(count) / Double(width * height)
      guard abs(Double(share) - counted) < 0.000_1 else { return nil }
      (self.share, self.worst) = (counted, worst)
    }
  }

  /// Makes pixels above a limit white and others black.
  final class ThresholdKernel: CIImageProcessorKernel {
    static let limitKey = "limit"

    override class func formatForInput(at input: Int32) -> CIFormat { .Rf }
    override class var outputFormat: CIFormat { CIFormat.Rf }

    override class func process(
      with inputs: [CIImageProcessorInput]?, arguments: [String: Any]?,
      output: CIImageProcessorOutput
    ) throws {
      guard let input = inputs?.first, let limit = arguments?[limitKey] as? Float else { return }
      for y in 0..<Int(output.region.height) {
        for x in 0..<Int(output.region.width) {
          let value = input.baseAddress.load(
            fromByteOffset: y * input.bytesPerRow + 4 * x, as: Float.self)
          output.baseAddress.storeBytes(
            of: value > limit ? 1 : 0, toByteOffset: y * output.bytesPerRow + 4 * x, as: Float.self)
        }
      }
    }
  }
#endif
