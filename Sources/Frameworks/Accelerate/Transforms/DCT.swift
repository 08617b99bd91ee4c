// Discrete cosine transforms. Step Accelerate.AC26.

/// Creates a cosine transform: 1, 3, 5 or 15 times a power of 2, from 16 on.
///
/// It is released by `vDSP_DFT_DestroySetup`.
public func vDSP_DCT_CreateSetup(
  _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Type: vDSP_DCT_Type
) -> vDSP_DFT_Setup? {
  let power = __Length.trailingZeroBitCount
  guard __Length > 0, power >= 4, [1, 3, 5, 15].contains(__Length >> vDSP_Length(power)) else {
    return nil
  }
  return setup(CosineTransform(count: Int(__Length), type: __Type))
}

/// Transforms a vector.
public func vDSP_DCT_Execute(
  _ __Setup: OpaquePointer, _ __Input: UnsafePointer<Float>,
  _ __Output: UnsafeMutablePointer<Float>
) {
  Unmanaged<CosineTransform>.fromOpaque(UnsafeRawPointer(__Setup)).takeUnretainedValue()
    .execute(__Input, __Output)
}
