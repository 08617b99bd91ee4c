/// A distance between two vectors.
public typealias NLDistance = Double

/// The types of distances between vectors.
public enum NLDistanceType: Int, Sendable {
  /// One minus the cosine of the angle between the vectors.
  case cosine = 0
}
