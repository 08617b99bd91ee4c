/// The values of events of unsteady walking.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
  case initialLow = 1
  case initialVeryLow, repeatLow, repeatVeryLow
}
