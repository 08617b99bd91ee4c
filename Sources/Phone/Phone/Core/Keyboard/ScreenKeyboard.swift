import TactusPhoneLink
import TactusPhoneTypes

/// The phone's record of the screen keyboard: its program, and what the apps need it for.
struct ScreenKeyboard: Sendable {
  /// The system's program, once it has joined.
  var systemProgram: AppID?
  /// The program of a custom keyboard that runs, or was launched.
  var custom: CustomKeyboardProgram?
  /// Whether the needed text is typed with that keyboard.
  var usesCustom = false
  /// The failure of a custom keyboard in the present editing session.
  var failure: CustomKeyboardFailure?
  /// The times of the launches of custom keyboards.
  var customLaunches: [PhoneInstant] = []
  /// The program that types, once it has joined: that of a custom keyboard, or the system's.
  var program: AppID? { usesCustom ? custom?.app : systemProgram }
  /// The latest configuration of each app that has shown the keyboard.
  var configurations: [AppID: KeyboardConfiguration] = [:]
  /// The language that the first responder of the app in the foreground prefers; `nil` for the
  /// user's.
  var preferredLanguage: KeyboardLanguage?
  /// The app whose configuration the program has received last.
  var served: AppID?
  /// The part of the screen whose touches belong to the keyboard.
  var area: ScreenArea?
  /// The time at which the keyboard has left the screen.
  var hidden = PhoneInstant.boot
  /// The digitizer of the touches that began on the keyboard.
  var digitizer: Digitizer
  /// The contacts that began on the keyboard.
  var contacts: Set<ContactID> = []
  /// The contacts that began on the keyboard of a secret text.
  var secretContacts: Set<ContactID> = []
  /// The keys that were pressed for a secret text.
  var secretKeys: Set<KeyboardKey> = []
  /// The times of the launches of the program.
  var launches: [PhoneInstant] = []
  /// Whether the host is starting the program.
  var isLaunching = false
  /// Whether the program cannot be started.
  var isMissing = false
  /// The inspections that the program answers together with an app.
  var inspections: [InspectionID: CombinedInspection] = [:]
  /// The number of the app's elements in the last joint inspection.
  var elementsOfApp: Int?

  /// Creates the record of a phone.
  init(_ model: PhoneModel) { digitizer = Digitizer(model) }
}
