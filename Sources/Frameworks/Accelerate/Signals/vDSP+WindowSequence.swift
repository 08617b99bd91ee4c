extension vDSP {
  /// A window for signals.
  public enum WindowSequence: Sendable {
    /// A Hann window whose mean square is 1.
    case hanningNormalized
    /// A Hann window whose greatest value is 1.
    case hanningDenormalized
    /// A Hamming window.
    case hamming
    /// A Blackman window.
    case blackman
  }
}
