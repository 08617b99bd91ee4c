internal import TactusCrashReports

/// The notes about pages of the App Store that the phone does not have.
enum StorePages {
  /// Warns once that no reviews are requested (Purchases.RV1).
  static func noteReview() {
    RuntimeWarning.once(
      "the app asks for a rating: an iPhone may show stars to the user here; this phone shows nothing",
      kind: "note")
  }

  /// Warns once that codes are redeemed only in tests.
  static func noteCodes() {
    RuntimeWarning.once(
      "the app lets the user redeem a code: this phone shows no sheet for it; a test redeems one by "
        + "buyProduct of an SKTestSession", kind: "note")
  }

  /// Warns once that the phone has no App Store.
  static func noteStore(_ name: String) {
    RuntimeWarning.once("\(name) shows no product: the phone has no App Store", kind: "note")
  }
}
