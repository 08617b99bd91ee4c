/// Comparison of signals.
public enum Signals {
  /// Returns the largest difference of two signals at one frame; infinite if their lengths differ.
  public static func difference(_ a: [Float], _ b: [Float]) -> Float {
    guard a.count == b.count else { return .infinity }
    return zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
