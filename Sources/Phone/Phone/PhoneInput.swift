import PhoneLink

/// Everything that can happen to a phone.
public enum PhoneInput: Sendable, Equatable {
  /// Nothing but time.
  case tick
  /// An app connected; it has not said anything yet.
  case connected(AppID)
  /// An app said something.
  case message(AppMessage, from: AppID)
  /// What came from an app was no message.
  case violation(PhoneMessage.Farewell, from: AppID)
  /// An app is gone, whatever the reason.
  case disconnected(AppID)
  /// Another app is in front now, or none.
  case foreground(AppID?)
  /// What plays haptics has failed, and works again.
  case hapticsFailed
  /// Settings, battery or what else goes on have changed.
  case environment(PhoneEnvironment)
  /// A finger or a pencil does something.
  case touch(TouchReport)
  /// A button is pressed or let go of.
  case button(PhoneButton, isDown: Bool)
  /// A key of the keyboard is pressed or let go of.
  case key(KeyboardKey, isDown: Bool)
  /// Somebody shakes the phone.
  case shake
  /// Somebody turns the phone.
  case rotate(DeviceOrientation)
  /// People have set something that apps see.
  case settings(PhoneSettings)
  /// Somebody wants to know what the app in front shows; `inspected` answers.
  case inspect(InspectionID)
  /// The element at a place in the list that the app in front answered last is to do something;
  /// `performed` answers.
  case perform(InspectionID, place: Int, AccessibilityAction)
  /// Somebody looks at the screen from now on, or nobody does.
  case watch(Bool)
  /// Something happens to the phone that is over at once.
  case happened(DeviceEvent)
  /// An app is opened for something: the one in front, or the one that shows itself next.
  case open(OpenRequest)
  /// An app is to end; it is told so before its connection is closed.
  case quit(AppID)
  /// Whoever drives the phone does not want to wait any longer for an app's answer to its turn.
  case gaveUp(AppID)
}
