/// The reason for which insulin was delivered.
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}
