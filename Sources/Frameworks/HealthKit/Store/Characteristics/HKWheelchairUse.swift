/// Whether the user uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
  case notSet = 0
  case no, yes
}
