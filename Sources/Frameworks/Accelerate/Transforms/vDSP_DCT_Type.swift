/// The kind of a cosine transform.
public enum vDSP_DCT_Type: Int32, Sendable {
  /// Samples between the borders, frequencies from 0 on.
  case II = 2
  /// Frequencies from 0 on, samples between the borders.
  case III = 3
  /// Samples and frequencies between the borders.
  case IV = 4
}
