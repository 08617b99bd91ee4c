extension vDSP {
  /// The numbers of elements that a setup can transform.
  public enum Radix: Sendable {
    /// Powers of 2.
    case radix2
    /// Three times powers of 2.
    case radix3
    /// Five times powers of 2.
    case radix5

    /// The constant of the functions.
    public var fftRadix: FFTRadix {
      switch self {
      case .radix2: FFTRadix(kFFTRadix2)
      case .radix3: FFTRadix(kFFTRadix3)
      case .radix5: FFTRadix(kFFTRadix5)
      }
    }
  }
}
