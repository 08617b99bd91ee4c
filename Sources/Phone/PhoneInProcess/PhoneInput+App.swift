import Phone
import PhoneLink

extension PhoneInput {
  /// The number of the app that it comes from; 0 where it comes from none.
  var app: UInt64 {
    switch self {
    case .message(_, let app), .violation(_, let app), .connected(let app), .disconnected(let app),
      .gaveUp(let app):
      app.number
    default: 0
    }
  }

  /// Whether an app is not waited for after it.
  func endsTurn(of app: AppID) -> Bool {
    switch self {
    case .message(.turned, app), .violation(_, app), .disconnected(app), .gaveUp(app): true
    default: false
    }
  }
}
