extension UIDatePicker {
  /// The modes of a date picker.
  public enum Mode: Int, Sendable {
    /// Hour, minute and, in locales with a 12-hour clock, AM or PM.
    case time = 0
    /// Month, day and year.
    case date = 1
    /// Day, hour, minute and, in locales with a 12-hour clock, AM or PM.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }
}
