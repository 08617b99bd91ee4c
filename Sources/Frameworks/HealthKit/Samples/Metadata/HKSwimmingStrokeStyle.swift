/// The style of a swimming stroke.
public enum HKSwimmingStrokeStyle: Int, Sendable {
  case unknown = 0
  case mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}
