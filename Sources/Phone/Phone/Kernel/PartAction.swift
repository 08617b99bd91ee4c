import TactusPhoneLink
import TactusPhoneTypes

/// An action that a part of a phone requests.
enum PartAction: Sendable {
  // MARK: Effects and messages

  /// Passes an effect to the host.
  case effect(PhoneEffect)
  /// Writes an event to the log.
  case note(PhoneLogEntry.Event, AppID? = nil)
  /// Sends a message to an app, which gets a turn to handle it if it has joined.
  case send(PhoneMessage, to: AppID)
  /// Sends a message to an app that has joined, which gets a turn to handle it.
  case sendIfJoined(PhoneMessage, to: AppID)
  /// Delivers an event to all parts.
  case post(PartEvent)

  // MARK: Clients

  /// Ends the connection of a client that does not keep the rules.
  case end(AppID, PhoneMessage.DisconnectReason)
  /// Ends an app at once, for a reason.
  case kill(AppID, String)
  /// Resumes a suspended app in the background.
  case wake(AppID)
  /// Does not count the time of an app's turn any more, because the app waits for the user.
  case pause(AppID)
  /// Counts the time of an app's turn again.
  case unpause(AppID)
  /// Allows an app in the background to begin sound, because the user has requested it.
  case allowSound(AppID)

  // MARK: The phone

  /// Counts as use by the user.
  case used
  /// Launches an app, or brings it to the front, with a link back to the app in front.
  case launch(BundleIdentifier, LaunchReason, BackLink)
  /// Gives a press or a release of a button its usual effect.
  case act(PhoneButton, isDown: Bool)
  /// Applies settings, as if the user had changed them.
  case apply(PhoneSettings)
  /// Sends the installed apps to the Home screen and to the system apps.
  case sendInstalledApps
  /// Starts the overlay's program.
  case launchOverlay
  /// Shows the overlay above the app in the foreground.
  case showOverlay(AppID)
  /// Hides the overlay.
  case hideOverlay
  /// Shows what plays on the locked phone.
  case updateLockScreen
  /// Updates the gates of playing patterns and sounds.
  case updateGates
  /// Shows Print Center on the Home screen while there are jobs.
  case showPrintCenter

  // MARK: Permissions

  /// Sets the permission of an app, for as long as it is in use or for longer.
  case setPermission(PermissionRecord, ProtectedResource, of: AppID, isTemporary: Bool)
  /// Removes the temporary permissions of an app.
  case removeTemporaryPermissions(of: AppID)
  /// Removes the permissions of an app that the host does not know.
  case removePermissions(of: AppID)
  /// Sets the sensors that an app uses, as it says.
  case setSensors(Set<ProtectedResource>, of: AppID)
  /// Sets whether an app reads what other apps have copied.
  case setPastePermission(PastePermission, of: BundleIdentifier)
}
