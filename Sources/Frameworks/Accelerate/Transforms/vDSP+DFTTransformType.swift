extension vDSP {
  /// The numbers that a discrete Fourier transform transforms.
  public enum DFTTransformType: Sendable {
    /// Complex numbers.
    case complexComplex
    /// Real numbers, the even and the odd ones apart.
    case complexReal
  }
}
