extension vDSP {
  /// The direction of a transform.
  public enum FourierTransformDirection: Sendable {
    /// From time to frequency.
    case forward
    /// From frequency to time.
    case inverse

    /// The constant of discrete Fourier transforms.
    public var dftDirection: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }

    /// The constant of fast transforms.
    public var fftDirection: FFTDirection {
      FFTDirection(self == .forward ? kFFTDirection_Forward : kFFTDirection_Inverse)
    }
  }
}
