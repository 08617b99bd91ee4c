/// The classification of the steadiness of walking.
public enum HKAppleWalkingSteadinessClassification: Int, Sendable {
  case ok = 1
  case low, veryLow
}
