/// The direction of a discrete Fourier transform.
public enum vDSP_DFT_Direction: Int32, Sendable {
  /// From time to frequency.
  case FORWARD = 1
  /// From frequency to time.
  case INVERSE = -1
}
