// The setups, directions and radices of transforms. Step Accelerate.AC22.

/// A setup of transforms in single precision.
public typealias FFTSetup = OpaquePointer
/// A setup of transforms in double precision.
public typealias FFTSetupD = OpaquePointer
/// The direction of a transform.
public typealias FFTDirection = Int32
/// The radix of a transform.
public typealias FFTRadix = Int32

/// The transform from time to frequency.
public var kFFTDirection_Forward: Int { 1 }
/// The transform from frequency to time.
public var kFFTDirection_Inverse: Int { -1 }
/// Powers of 2.
public var kFFTRadix2: Int { 0 }
/// Three times powers of 2.
public var kFFTRadix3: Int { 1 }
/// Five times powers of 2.
public var kFFTRadix5: Int { 2 }

/// The transform from time to frequency.
public var FFT_FORWARD: Int { kFFTDirection_Forward }
/// The transform from frequency to time.
public var FFT_INVERSE: Int { kFFTDirection_Inverse }
/// Powers of 2.
public var FFT_RADIX2: Int { kFFTRadix2 }
/// Three times powers of 2.
public var FFT_RADIX3: Int { kFFTRadix3 }
/// Five times powers of 2.
public var FFT_RADIX5: Int { kFFTRadix5 }
