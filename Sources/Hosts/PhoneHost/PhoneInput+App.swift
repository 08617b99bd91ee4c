import TactusPhone
import TactusPhoneLink

extension PhoneInput {
  /// The number of the app that an input comes from; 0 without one.
  var app: UInt64 {
    switch self {
    case .message(_, let app), .violation(_, let app), .connected(let app), .disconnected(let app),
      .appTimedOut(let app), .admitted(let app, _):
      app.number
    default: 0
    }
  }

  /// Returns whether the phone stops waiting for an app's turn after this input.
  func endsTurn(of app: AppID) -> Bool {
    switch self {
    case .message(.turned, app), .violation(_, app), .disconnected(app), .appTimedOut(app): true
    default: false
    }
  }
}
