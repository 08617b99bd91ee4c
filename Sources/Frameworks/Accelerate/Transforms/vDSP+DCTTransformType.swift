extension vDSP {
  /// The kind of a cosine transform.
  public enum DCTTransformType: CaseIterable, Sendable {
    /// Samples between the borders, frequencies from 0 on.
    case II
    /// Frequencies from 0 on, samples between the borders.
    case III
    /// Samples and frequencies between the borders.
    case IV

    /// The constant of the functions.
    public var dctType: vDSP_DCT_Type {
      switch self {
      case .II: .II
      case .III: .III
      case .IV: .IV
      }
    }
  }
}
