import TactusPhoneTypes

/// A message from the phone to an app, as a plain value.
public enum PhoneMessage: Sendable, Equatable {
  /// The answer to `hello`: the common version, the phone's time and its haptic capabilities.
  case welcome(version: Int, time: PhoneInstant, capabilities: HapticCapabilities)
  /// An event of one of the app's haptic engines.
  case engine(EngineID, EngineEvent)
  /// A player has finished playing and has executed all its commands.
  case playerFinished(PlayerID)
  /// The traits of the device and the user's settings; sent on joining and with every change.
  case traits(DeviceTraits)
  /// The new phase of the app.
  case phase(AppPhase)
  /// The touch samples since the last turn, for one event of the app.
  ///
  /// All samples of one touch have the same phase and are in the order of time: the last is the
  /// current state, the earlier ones were scanned between two turns.
  case touches([TouchSample])
  /// A hardware button that the phone passes to the app was pressed or released.
  case button(PhoneButton, isDown: Bool, at: PhoneInstant)
  /// A key of the keyboard was pressed, released or cancelled.
  case key(KeyStroke)
  /// Text that the user has entered as a whole, such as with an input method or from the clipboard.
  case text(String, at: PhoneInstant)
  /// Text that the user has copied outside of the phone, for the general pasteboard.
  case pasteboard(String, at: PhoneInstant)
  /// The items that another app has put on the general pasteboard.
  case pasteboardItems([PasteboardItem], at: PhoneInstant)
  /// The answer to a request to read what another app has copied: whether the app may.
  ///
  /// The app waits for it in the middle of a turn.
  case pasteboardRead(PasteboardReadID, Bool)
  /// A shake of the phone.
  case motion(ShakePhase, at: PhoneInstant)
  /// A turn: the app handles everything received before, does the work due until that instant, and
  /// answers with `turned`. The next turn does not come before the answer.
  case turn(PhoneInstant)
  /// A request for the elements on the app's screen; the app answers within the next turn.
  case inspect(InspectionID)
  /// A request to perform an action on the element at a place in the list that the app sent last;
  /// the app answers within the next turn whether it did.
  case perform(InspectionID, place: Int, AccessibilityAction)
  /// Whether the screen is displayed. While it is not, the app need not send frames; when it is
  /// again, the app sends one within the next turn.
  case watch(Bool)
  /// A momentary event of the device.
  case deviceEvent(DeviceEvent)
  /// An event that concerns sound.
  case sound(SoundEvent)
  /// A command of the remote control, for the now playing app.
  case remoteCommand(RemoteCommandEvent, at: PhoneInstant)
  /// The item that plays and the commands of its app, for the overlay on the locked phone; `nil`
  /// for none.
  case nowPlaying(NowPlayingState?)
  /// An answer or an event of a service.
  case service(ServiceAnswer)
  /// An item that the app shall open; sent before the app's first phase if the app is launched for
  /// it.
  case open(OpenItem)
  /// The app runs again after it was suspended, from an instant on.
  case resumed(at: PhoneInstant)
  /// The state of the app's scene that an earlier run has kept; sent when the app joins.
  case restorationState(String)
  /// The defaults of the app that its page of settings shows, as an XML property list: when the app
  /// joins, and after the user has changed one.
  case defaults(String)
  /// The answer to a request to open a URL: whether an app opens it.
  case opened(OpenRequestID, Bool)
  /// The URL schemes that installed apps open, in lowercase: when the app joins, unless there are
  /// none, and after every change.
  case openableSchemes([String])
  /// The question that the overlay shows; `nil` for none.
  case alert(SystemAlert?)
  /// The keyboard that the app in the foreground needs, for the screen keyboard.
  case keyboard(KeyboardConfiguration)
  /// The height in points of the custom keyboard that serves the app in the foreground; 0 for that
  /// of the system's keyboard.
  case keyboardHeight(Double)
  /// A change of the text that the screen keyboard requests.
  case edit(KeyboardEdit, at: PhoneInstant)
  /// The installed apps, for the Home screen: when it joins and after every change.
  case installedApps([InstalledApp])
  /// The apps of the app switcher, for the Home screen, the last used first; `nil` when the
  /// switcher is closed.
  case switcher([BundleIdentifier]?)
  /// The settings of the phone, for system apps: when one joins and after every change.
  case systemSettings([SystemSetting])
  /// The dynamic quick actions that the app has set before, in an earlier run; sent when it joins.
  case quickActions([QuickAction])
  /// VoiceOver has spoken an announcement, by its number, to its end, or not.
  case announced(UInt32, Bool)
  /// The last message: the phone closes the connection.
  case disconnect(DisconnectReason)

  /// The reason why the phone closes a connection.
  public enum DisconnectReason: String, Sendable, CaseIterable {
    /// The app speaks another version of the protocol.
    case version
    /// The first message of the app was not `hello`, or a later one was.
    case order
    /// A message was malformed or invalid.
    case malformed
    /// A message exceeded the size limit.
    case tooLarge
    /// The app exceeded the message rate limit.
    case flood
    /// The phone has reached its limit of connected apps.
    case full
  }
}
