/// The reasons for an insulin delivery.
public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus
}
