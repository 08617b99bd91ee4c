/// The wheelchair use of the user.
public enum HKWheelchairUse: Int, Sendable {
  case notSet = 0
  case no, yes
}
