extension vDSP {
  /// The direction of a transform.
  public enum FourierTransformDirection: Sendable {
    /// From time to frequencies.
    case forward
    /// From frequencies to time.
    case inverse

    /// The constant of discrete transforms.
    public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }

    /// The constant of fast transforms.
    public var fftDirection: FFTDirection {
      FFTDirection(self == .forward ? kFFTDirection_Forward : kFFTDirection_Inverse)
    }
  }
}
