/// The version of the algorithm that has classified an electrocardiogram.
public enum HKAppleECGAlgorithmVersion: Int, Sendable {
  case version1 = 1
  case version2
}
