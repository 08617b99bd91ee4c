// Discrete Fourier transforms. Step Accelerate.AC25.

// No other precision.
/// A setup of discrete Fourier transforms in single precision.
public typealias vDSP_DFT_Setup = OpaquePointer
/// A setup of discrete Fourier transforms in double precision.
public typealias vDSP_DFT_SetupD = OpaquePointer

/// Creates a transform of complex numbers: 1, 3, 5 or 15 times a power of 2, from 8 on.
public func vDSP_DFT_zop_CreateSetup(
  _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
  DiscreteSetup<Float>(
    length: __Length, leastPower: 3, inverse: __Direction == .INVERSE, isReal: false
  ).map(setup)
}

/// Creates a transform of real numbers: 1, 3, 5 or 15 times a power of 2, from 16 on.
public func vDSP_DFT_zrop_CreateSetup(
  _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
  DiscreteSetup<Float>(
    length: __Length, leastPower: 4, inverse: __Direction == .INVERSE, isReal: true
  ).map(setup)
}

/// Transforms complex numbers, or the even and odd parts of real numbers.
public func vDSP_DFT_Execute(
  _ __Setup: vDSP_DFT_Setup, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>,
  _ __Or: UnsafeMutablePointer<Float>, _ __Oi: UnsafeMutablePointer<Float>
) {
  let setup = Unmanaged<DiscreteSetup<Float>>.fromOpaque(UnsafeRawPointer(__Setup))
    .takeUnretainedValue()
  execute(
    setup.transform, count: setup.transform.length, real: setup.isReal,
    inverse: setup.transform.inverse,
    from: (UnsafeMutablePointer(mutating: __Ir), UnsafeMutablePointer(mutating: __Ii)), 1,
    to: (__Or, __Oi), 1)
}

/// Destroys a setup of a transform.
public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) { destroy(__Setup) }
