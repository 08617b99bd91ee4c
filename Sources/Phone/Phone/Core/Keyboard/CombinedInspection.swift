import TactusPhoneLink
import TactusPhoneTypes

/// An inspection of the app in the foreground and of the screen keyboard together.
struct CombinedInspection: Sendable {
  /// The app in the foreground.
  var app: AppID
  /// The elements of the app, once it has answered.
  var elementsOfApp: [ScreenElement]?
  /// The elements of the keyboard, once it has answered.
  var elementsOfKeyboard: [ScreenElement]?

  /// All elements, those of the keyboard last; `nil` until both programs have answered.
  var elements: [ScreenElement]? {
    guard let elementsOfApp, let elementsOfKeyboard else { return nil }
    let shifted = elementsOfKeyboard.map { element in
      var element = element
      element.parent = element.parent.map { $0 + elementsOfApp.count }
      return element
    }
    return Array((elementsOfApp + shifted).prefix(LinkLimits.screenElements))
  }
}
