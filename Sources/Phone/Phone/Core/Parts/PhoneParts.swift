import TactusHealthModel
import TactusUserRecords

/// The parts of a phone.
struct PhoneParts: Sendable {
  var permissions = Permissions()
  var health: Health
  var records: Records
  var printing = Printing()
  var savedStates = SavedStates()
  var pasteboard = Pasteboard()
  var opening = Opening()
  var alerts = Alerts()
  var remoteControl = RemoteControl()
  var shortcut = Shortcut()

  /// Creates the parts of a phone that boots.
  init(health: HealthLibrary, records: RecordLibrary) {
    (self.health, self.records) = (Health(health), Records(records))
  }
}
