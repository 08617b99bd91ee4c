/// Before or after a meal, for a blood glucose sample.
public enum HKBloodGlucoseMealTime: Int, Sendable {
  case preprandial = 1
  case postprandial
}
