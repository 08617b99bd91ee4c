import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel
import TactusTextFormatting

/// An entry of the phone's event log: an event of interest to the user, other than haptics.
public struct PhoneLogEntry: Sendable, Equatable, CustomStringConvertible {
  /// The time of the event.
  public var time: PhoneInstant
  /// The event.
  public var event: Event
  /// The name of the app; `nil` if the event does not concern one.
  public var app: String?

  /// Creates an entry.
  public init(time: PhoneInstant, event: Event, app: String? = nil) {
    self.time = time
    self.event = event
    self.app = app
  }

  /// The entry in one line: the time in seconds and the event.
  public var description: String {
    "\(NumberFormat.short(Double(time.nanoseconds) / 1e9, places: 3)) s \(message)"
  }

  /// An event.
  public enum Event: Sendable, Equatable {
    /// An app joined: it shows a user interface and receives input.
    case joined
    /// An app does not answer and is no longer waited for.
    case notResponding
    /// An app that did not answer is responding again.
    case respondingAgain
    /// An app exited unexpectedly.
    case gone
    /// An input was rejected or repaired.
    case input(InputError)
    /// An app requested a URL to be opened by another one.
    case openRequested(String)
    /// The badge number of an app's icon changed; 0 for none.
    case badge(Int)
    /// An app changed whether the screen stays on without touches.
    case staysAwake(Bool)
    /// An app posted an announcement.
    case announced(String)
    /// VoiceOver began to speak a text.
    case spoke(String)
    /// An app changed the text of the general pasteboard; empty for none.
    case copied(String)
    /// An app has read what another app has copied, by its name (Pasteboard.PP7).
    case pasted(String)
    /// An app has performed a quick action, by its type: the result of the completion handler, or
    /// `nil` if the app has not called it in time.
    case quickActionEnded(String, Bool?)
    /// A program requested something that its role does not permit.
    case notPermitted(String)
    /// An app that was launched did not join, for a reason.
    case notLaunched(String)
    /// An app in the background is suspended.
    case suspended
    /// The phone ended an app, for a reason.
    case killed(String)
    /// The phone asked the user a question, by its title, with the titles of the buttons.
    case asked(String, [String])
    /// A question was answered, by its title: with the title of a button, or without one.
    case answered(String, String?)
    /// An app asked for a permission, or its permission has changed.
    case permission(PermissionLogEntry)
    /// An app asked for health data, or its access has changed.
    case health(HealthEntry)
    /// A change of the phone's own to health data was not kept, for a reason.
    case healthFailed(String)
    /// A print job was handed over, or has ended.
    case print(PrintLogEntry)
    /// A question is not shown, for a reason.
    case notShown(String)
    /// The screen keyboard is not shown, for a reason.
    case keyboardNotShown(String)
    /// A custom keyboard has failed, for a reason, and the system's keyboard replaces it.
    case keyboardEnded(String)
    /// Apps that open each other repeatedly are stopped.
    case openingStopped
    /// An app requested a built-in sound that this phone does not have.
    case noSound(UInt32)
    /// The remote control sent a command to an app.
    case remoteCommand(RemoteCommandEvent)
    /// An app handled a command of the remote control, with a status.
    case remoteCommandHandled(RemoteCommand, Int)
  }

  /// The word that logs use.
  public var word: String {
    switch event {
    case .joined: "joined"
    case .notResponding: "not-responding"
    case .respondingAgain: "responding-again"
    case .gone: "gone"
    case .input(let trouble): trouble.rawValue
    case .openRequested: "wants-opened"
    case .badge: "badge"
    case .staysAwake(let isAwake): isAwake ? "stays-awake" : "may-sleep"
    case .announced: "announced"
    case .spoke: "spoke"
    case .copied: "copied"
    case .pasted: "pasted"
    case .quickActionEnded(_, let isDone):
      isDone.map { $0 ? "action-performed" : "action-refused" } ?? "action-unanswered"
    case .notPermitted: "not-permitted"
    case .notLaunched: "not-launched"
    case .suspended: "suspended"
    case .killed: "killed"
    case .asked: "asked"
    case .answered: "answered"
    case .permission(let entry): "permission-\(entry.event.rawValue)"
    case .health(let entry): "health-\(entry.action.rawValue)"
    case .healthFailed: "health-failed"
    case .print(let entry): "print-\(entry.action.rawValue)"
    case .notShown: "not-shown"
    case .keyboardNotShown: "keyboard-not-shown"
    case .keyboardEnded: "keyboard-ended"
    case .openingStopped: "opening-stopped"
    case .noSound: "no-sound"
    case .remoteCommand: "remote-command"
    case .remoteCommandHandled(_, let status):
      status == 0 ? "remote-command-handled" : "remote-command-failed"
    }
  }

  /// The text of an announcement or of the pasteboard, the URL, or the type of a quick action;
  /// `nil` for other events.
  public var text: String? {
    switch event {
    case .openRequested(let text), .announced(let text), .copied(let text), .pasted(let text),
      .spoke(let text),
      .quickActionEnded(let text, _), .notPermitted(let text), .notLaunched(let text),
      .asked(let text, _), .answered(let text, _), .notShown(let text),
      .killed(let text), .healthFailed(let text), .keyboardNotShown(let text),
      .keyboardEnded(let text):
      text
    case .permission(let entry): "\(entry.resource.rawValue)=\(entry.status.rawValue)"
    case .health(let entry): entry.types.joined(separator: " ")
    case .print(let entry): entry.job
    case .remoteCommand(let event): event.command.rawValue
    case .remoteCommandHandled(let command, _): command.rawValue
    default: nil
    }
  }

  /// The description of the event.
  public var message: String {
    let name = app.map { "'\($0)'" } ?? "an app"
    return switch event {
    case .joined: "\(name) takes input"
    case .notResponding: "\(name) is not responding"
    case .respondingAgain: "\(name) responds again"
    case .gone: "\(name) is gone"
    case .input(let trouble): trouble.message
    case .openRequested(let url): "\(name) requests to open \(url)"
    case .badge(let number): "the icon of \(name) shows \(number == 0 ? "no number" : "\(number)")"
    case .staysAwake(let isAwake):
      "\(name) wants the screen \(isAwake ? "to stay on" : "to turn off automatically")"
    case .announced(let text): "\(name) says: \(text)"
    case .spoke(let text): "VoiceOver says: \(text)"
    case .copied(let text):
      text.isEmpty ? "\(name) has emptied the pasteboard" : "\(name) has copied a text"
    case .pasted(let source): "\(name) has pasted from \(source)"
    case .quickActionEnded(let type, let isDone):
      switch isDone {
      case true?: "\(name) has performed the quick action '\(type)'"
      case false?: "\(name) has not performed the quick action '\(type)'"
      case nil:
        "\(name) has not called the completion handler of the quick action '\(type)' within 5 s"
      }
    case .notPermitted(let request): "\(name) may not \(request)"
    case .notLaunched(let reason): "\(name) was not launched: \(reason)"
    case .suspended: "\(name) is suspended"
    case .killed(let reason): "\(name) was ended: \(reason)"
    case .asked(let title, let buttons):
      "the phone asks: \(title) (\(buttons.joined(separator: ", ")))"
    case .answered(let title, let button):
      "\(title): \(button.map { "“\($0)”" } ?? "closed without an answer")"
    case .permission(let entry): entry.message(app: name)
    case .health(let entry): entry.message(app: name)
    case .healthFailed(let reason): "health data are not changed: \(reason)"
    case .print(let entry): entry.message(app: name)
    case .notShown(let reason): "an alert is not shown: \(reason)"
    case .keyboardNotShown(let reason): "the screen keyboard is not shown: \(reason)"
    case .keyboardEnded(let reason):
      "the keyboard \(name) was replaced by the system's keyboard: \(reason)"
    case .openingStopped:
      "\(name) is not allowed to open another app: apps have opened each other repeatedly"
    case .remoteCommand(let event):
      "\(name) receives the command '\(event.command.rawValue)'"
        + (event.command.hasValue ? " with \(NumberFormat.short(event.value, places: 3))" : "")
    case .remoteCommandHandled(let command, let status):
      status == 0
        ? "\(name) has handled the command '\(command.rawValue)'"
        : "\(name) has not handled the command '\(command.rawValue)': status \(status)"
    case .noSound(let number): "\(name) plays the system sound \(number), which is silent here"
    }
  }

  /// The entry as one line of JSON, without the line feed.
  public var json: String {
    let name = app.map(JSONOutput.quoted) ?? "null"
    var more = text.map { #", "text": \#(JSONOutput.quoted($0))"# } ?? ""
    if case .badge(let number) = event { more = #", "number": \#(number)"# }
    if case .health(let entry) = event { more += #", "number": \#(entry.count)"# }
    if case .noSound(let number) = event { more = #", "number": \#(number)"# }
    if case .remoteCommand(let event) = event, event.command.hasValue {
      more += #", "number": \#(NumberFormat.short(event.value, places: 3))"#
    }
    if case .remoteCommandHandled(_, let status) = event { more += #", "number": \#(status)"# }
    return #"{"time": \#(LogSeconds.text(time)), "event": "\#(word)", "app": \#(name)\#(more)}"#
  }
}
