import TactusPhoneLink
import TactusPhoneTypes

/// An event that a part of a phone handles.
enum PartEvent: Sendable {
  /// An input that the kernel does not handle itself, among them `tick`; a button only once it has
  /// its usual effect.
  case input(PhoneInput)
  /// A message of an app that the kernel does not handle itself.
  case message(AppMessage, from: AppID)
  /// A request to a service of the part.
  case service(ServiceRequest, from: AppID)
  /// A client joins, and receives what it has to know before its first turn.
  case joins(AppID)
  /// A client is about to leave the foreground.
  case leaves(AppID)
  /// An app has left the foreground.
  case left(AppID)
  /// A client has disconnected; the kernel has no record of it any more.
  case forgotten(AppID)
  /// A client is about to be forgotten.
  case ends(AppID)
  /// The installed apps have changed; these are no longer installed.
  case installed(deleted: Set<BundleIdentifier>)
  /// The user's settings have changed.
  case settings(since: PhoneSettings)
  /// An input has been handled; these apps play sound.
  case settled(playing: Set<AppID>)
  /// A part asks the user.
  case ask(PartQuestion)
  /// A part withdraws its question, as if the user had closed it.
  case withdraw(QuestionKey)
  /// The first question is to be shown, or none is left.
  case showQuestion
  /// The user has answered a part's question; the button is `nil` if it was closed.
  case answered(QuestionKey, button: Int?, SystemAlert)
}
