import PhoneHardware
import TextForms

/// Something that happened on a phone that people should know of, beside haptics.
public struct PhoneNote: Sendable, Equatable {
  /// When.
  public var time: PhoneInstant
  /// What.
  public var event: Event
  /// The app it is about; `nil` where it is about none.
  public var app: String?

  /// Names everything.
  public init(time: PhoneInstant, event: Event, app: String? = nil) {
    self.time = time
    self.event = event
    self.app = app
  }

  /// What can happen.
  public enum Event: Sendable, Equatable {
    /// An app shows itself and takes input.
    case joined
    /// An app does not answer, and is not waited for any more.
    case notResponding
    /// An app that did not answer does so again.
    case respondingAgain
    /// An app is gone without having been asked to.
    case gone
    /// Input was refused, or repaired.
    case input(InputTrouble)
    /// An app wants an address to be opened by another.
    case wantsOpened(String)
    /// An app's icon shows a number, or none for 0.
    case badge(Int)
    /// An app wants the screen to stay on though nobody touches it, or no more.
    case staysAwake(Bool)
    /// An app wants people to be told something.
    case announced(String)
    /// An app wants a sound of the phone's own played that this phone does not have.
    case noSound(UInt32)
  }

  /// The word that logs use.
  public var word: String {
    switch event {
    case .joined: "joined"
    case .notResponding: "not-responding"
    case .respondingAgain: "responding-again"
    case .gone: "gone"
    case .input(let trouble): trouble.rawValue
    case .wantsOpened: "wants-opened"
    case .badge: "badge"
    case .staysAwake(let isAwake): isAwake ? "stays-awake" : "may-sleep"
    case .announced: "announced"
    case .noSound: "no-sound"
    }
  }

  /// What an app wants said or opened; `nil` for all else.
  public var text: String? {
    switch event {
    case .wantsOpened(let text), .announced(let text): text
    default: nil
    }
  }

  /// What people read.
  public var message: String {
    let name = app.map { "'\($0)'" } ?? "an app"
    return switch event {
    case .joined: "\(name) takes input"
    case .notResponding: "\(name) is not responding"
    case .respondingAgain: "\(name) responds again"
    case .gone: "\(name) is gone"
    case .input(let trouble): trouble.message
    case .wantsOpened(let url): "\(name) wants \(url) opened"
    case .badge(let number): "the icon of \(name) shows \(number == 0 ? "no number" : "\(number)")"
    case .staysAwake(let isAwake):
      "\(name) wants the screen \(isAwake ? "to stay on" : "to go off by itself")"
    case .announced(let text): "\(name) says: \(text)"
    case .noSound(let number): "\(name) plays the system sound \(number), which is silent here"
    }
  }

  /// The note as one line of JSON, without the line's end.
  public var json: String {
    let name = app.map(JSONText.quoted) ?? "null"
    var more = text.map { #", "text": \#(JSONText.quoted($0))"# } ?? ""
    if case .badge(let number) = event { more = #", "number": \#(number)"# }
    if case .noSound(let number) = event { more = #", "number": \#(number)"# }
    return #"{"time": \#(LogSeconds.text(time)), "event": "\#(word)", "app": \#(name)\#(more)}"#
  }
}
