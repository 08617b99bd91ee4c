extension vDSP {
  /// A cosine transform.
  public class DCT {
    private let setup: vDSP_DFT_Setup
    private let count: Int

    /// Creates a transform; a previous one is not needed here.
    public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
      guard count > 0,
        let setup = vDSP_DCT_CreateSetup(nil, vDSP_Length(count), transformType.dctType)
      else { return nil }
      (self.setup, self.count) = (setup, count)
    }

    deinit { vDSP_DFT_DestroySetup(setup) }

    /// Returns the transformed vector.
    public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
      var result = [Float](repeating: 0, count: count)
      transform(vector, result: &result)
      return result
    }

    /// Transforms a vector.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
      _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float {
      check(vector.count, count)
      check(result.count, count)
      vector.withUnsafeBufferPointer { vector in
        result.withUnsafeMutableBufferPointer { result in
          guard let input = vector.baseAddress, let output = result.baseAddress else { return }
          vDSP_DCT_Execute(setup, input, output)
        }
      }
    }
  }
}
