// Cascades of filters with two poles and two zeros. Step Accelerate.AC16.

/// The coefficients of a cascade of biquad filters in single precision.
public typealias vDSP_biquad_Setup = OpaquePointer
/// The coefficients of a cascade of biquad filters in double precision.
public typealias vDSP_biquad_SetupD = OpaquePointer

/// Creates a cascade of biquad filters from five coefficients each: three forward and two back.
public func vDSP_biquad_CreateSetup(
  _ __Coefficients: UnsafePointer<Double>, _ __M: vDSP_Length
) -> vDSP_biquad_Setup? {
  guard __M > 0 else { return nil }
  let values = UnsafeBufferPointer(start: __Coefficients, count: 5 * Int(__M))
  return OpaquePointer(
    Unmanaged.passRetained(BiquadCascade<Float>(coefficients: values.map { Float($0) })).toOpaque())
}

/// Releases a cascade of biquad filters.
public func vDSP_biquad_DestroySetup(_ __setup: vDSP_biquad_Setup?) {
  guard let __setup else { return }
  Unmanaged<BiquadCascade<Float>>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Filters a signal and keeps the last two elements before and after each filter.
public func vDSP_biquad(
  _ __Setup: vDSP_biquad_Setup, _ __Delay: UnsafeMutablePointer<Float>,
  _ __X: UnsafePointer<Float>, _ __IX: vDSP_Stride, _ __Y: UnsafeMutablePointer<Float>,
  _ __IY: vDSP_Stride, _ __N: vDSP_Length
) {
  let cascade = Unmanaged<BiquadCascade<Float>>.fromOpaque(UnsafeRawPointer(__Setup))
    .takeUnretainedValue()
  for index in 0..<Int(__N) {
    __Y[index * __IY] = cascade.next(__X[index * __IX], __Delay)
  }
}

/// Creates a cascade of biquad filters from five coefficients each: three forward and two back.
public func vDSP_biquad_CreateSetupD(
  _ __Coefficients: UnsafePointer<Double>, _ __M: vDSP_Length
) -> vDSP_biquad_SetupD? {
  guard __M > 0 else { return nil }
  let values = UnsafeBufferPointer(start: __Coefficients, count: 5 * Int(__M))
  return OpaquePointer(
    Unmanaged.passRetained(BiquadCascade<Double>(coefficients: values.map { Double($0) }))
      .toOpaque())
}

/// Releases a cascade of biquad filters.
public func vDSP_biquad_DestroySetupD(_ __setup: vDSP_biquad_SetupD?) {
  guard let __setup else { return }
  Unmanaged<BiquadCascade<Double>>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

/// Filters a signal and keeps the last two elements before and after each filter.
public func vDSP_biquadD(
  _ __Setup: vDSP_biquad_SetupD, _ __Delay: UnsafeMutablePointer<Double>,
  _ __X: UnsafePointer<Double>, _ __IX: vDSP_Stride, _ __Y: UnsafeMutablePointer<Double>,
  _ __IY: vDSP_Stride, _ __N: vDSP_Length
) {
  let cascade = Unmanaged<BiquadCascade<Double>>.fromOpaque(UnsafeRawPointer(__Setup))
    .takeUnretainedValue()
  for index in 0..<Int(__N) {
    __Y[index * __IY] = cascade.next(__X[index * __IX], __Delay)
  }
}
