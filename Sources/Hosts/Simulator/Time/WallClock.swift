import Glibc

/// The machine's clock, for the status bar of a simulated phone.
enum WallClock {
  /// The local time, such as 9:41.
  static var text: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let minute = "\(parts.tm_min)"
    return "\(parts.tm_hour):\(minute.count < 2 ? "0" + minute : minute)"
  }
}
