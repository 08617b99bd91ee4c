/// The direction of a discrete transform.
public enum vDSP_DFT_Direction: Int32, Sendable {
  /// From time to frequencies.
  case FORWARD = 1
  /// From frequencies to time.
  case INVERSE = -1
}
