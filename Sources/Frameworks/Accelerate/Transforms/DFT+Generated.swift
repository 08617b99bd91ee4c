// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Precisions/Accelerate.tsv
// and Sources/Frameworks/Accelerate/Transforms/DFT.swift. Do not edit.

/// Creates a transform of complex numbers: 1, 3, 5 or 15 times a power of 2, from 8 on.
public func vDSP_DFT_zop_CreateSetupD(
  _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
  DiscreteSetup<Double>(
    length: __Length, leastPower: 3, inverse: __Direction == .INVERSE, isReal: false
  ).map(setup)
}

/// Creates a transform of real numbers: 1, 3, 5 or 15 times a power of 2, from 16 on.
public func vDSP_DFT_zrop_CreateSetupD(
  _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
  DiscreteSetup<Double>(
    length: __Length, leastPower: 4, inverse: __Direction == .INVERSE, isReal: true
  ).map(setup)
}

/// Transforms complex numbers, or the even and odd parts of real numbers.
public func vDSP_DFT_ExecuteD(
  _ __Setup: vDSP_DFT_SetupD, _ __Ir: UnsafePointer<Double>, _ __Ii: UnsafePointer<Double>,
  _ __Or: UnsafeMutablePointer<Double>, _ __Oi: UnsafeMutablePointer<Double>
) {
  let setup = Unmanaged<DiscreteSetup<Double>>.fromOpaque(UnsafeRawPointer(__Setup))
    .takeUnretainedValue()
  execute(
    setup.transform, count: setup.transform.length, real: setup.isReal,
    inverse: setup.transform.inverse,
    from: (UnsafeMutablePointer(mutating: __Ir), UnsafeMutablePointer(mutating: __Ii)), 1,
    to: (__Or, __Oi), 1)
}

/// Destroys a setup of a transform.
public func vDSP_DFT_DestroySetupD(_ __Setup: vDSP_DFT_SetupD?) { destroy(__Setup) }
