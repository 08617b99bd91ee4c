extension UIView {
  /// Warns if the view is used on a background thread (Crashes.CR11).
  func checkThread() {
    guard !PhoneTime.isOnMainActor else { return }
    RuntimeWarning.once(
      "\(type(of: self)) is used on a background thread, and views work on the main thread only: "
        + "change them in DispatchQueue.main.async { … } or on the main actor",
      namesPlace: true)
  }
}
