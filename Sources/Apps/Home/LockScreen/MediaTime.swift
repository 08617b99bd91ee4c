/// Times of media as text.
enum MediaTime {
  /// Returns a time in minutes and seconds, and hours if there are any: `3:07`, `1:02:03`.
  static func text(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e8))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard hours > 0 else { return "\(minutes):\(tail)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
  }
}
