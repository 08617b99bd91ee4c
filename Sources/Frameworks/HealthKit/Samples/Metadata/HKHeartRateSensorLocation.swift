/// The place of a sensor of the heart rate, with the numbers of the public header.
public enum HKHeartRateSensorLocation: Int, Sendable {
  case other = 0
  case chest, wrist, finger, hand, earLobe, foot
}
