/// The estimation of a physical effort.
public enum HKPhysicalEffortEstimationType: Int, Sendable {
  case activityLookup = 1
  case deviceSensed
}
