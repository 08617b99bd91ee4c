extension vDSP {
  /// The treatment of elements below a threshold.
  public enum ThresholdRule<T: BinaryFloatingPoint> {
    /// They are raised to the threshold.
    case clampToThreshold
    /// They are replaced by zero.
    case zeroFill
    /// All elements are a number, which is negative for these.
    case signedConstant(_: T)

    /// Returns the value for an element.
    func value(_ element: T, _ bound: T) -> T {
      switch self {
      case .clampToThreshold: max(element, bound)
      case .zeroFill: element >= bound ? element : 0
      case .signedConstant(let constant): element >= bound ? constant : -constant
      }
    }
  }
}
