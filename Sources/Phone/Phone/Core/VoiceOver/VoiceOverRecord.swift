import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver

/// The phone's record of VoiceOver while it is on.
struct VoiceOverRecord: Sendable {
  var model: VoiceOver
  /// The numbers of the contacts.
  var numbers: [ContactID: Int] = [:]
  var lastNumber = 0
  /// The last position and force of each contact.
  var contacts: [ContactID: Contact] = [:]
  /// The contacts that are passed to the app, with the distance by which they are moved.
  var passed: [ContactID: (dx: Double, dy: Double)] = [:]
  /// The request for elements or for an action that is not answered.
  var request: InspectionID?
  /// The apps of announcements that are not over, with the announcements' numbers.
  var announcements: [UInt64: (app: AppID, number: UInt32)] = [:]
  var lastAnnouncement: UInt64 = 1
  /// The sounds of utterances.
  var sounds: [UInt64: Sound] = [:]
  /// The client that had the focus last.
  var focusedClient: AppID?
  /// The end of a finger that VoiceOver holds on the app's screen.
  var fingerEnd: (instant: PhoneInstant, point: ScreenPoint)?

  /// The apps that flicks of four fingers switch through; `nil` if none was switched.
  var switching: AppSwitching?

  /// A contact with the screen.
  struct Contact: Sendable {
    var point: ScreenPoint
    var force: Double
    var pressure: Pressure
  }

  /// The sound of an utterance.
  struct Sound: Sendable {
    var path: String
    var seconds: Double
    var voice: VoiceID
  }
}
