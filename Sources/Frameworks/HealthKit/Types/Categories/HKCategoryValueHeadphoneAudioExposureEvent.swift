/// The values of loud headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
  case sevenDayLimit = 1
}
