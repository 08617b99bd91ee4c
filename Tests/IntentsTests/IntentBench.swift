import Intents
import PhoneTesting
import UIKit

/// A phone with an app that works with intents.
@MainActor
struct IntentBench {
  let phone = SimulatedPhone()

  private final class App: UIResponder, UIApplicationDelegate {}

  init() { phone.launch(App.self) }

  static func person(_ name: String, _ number: String = "555") -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: nil, customIdentifier: number)
  }

  static func message(_ text: String, to name: String = "Ada") -> INSendMessageIntent {
    INSendMessageIntent(
      recipients: [person(name)], outgoingMessageType: .outgoingMessageText, content: text,
      speakableGroupName: nil, conversationIdentifier: "c1", serviceName: "Post", sender: nil,
      attachments: nil)
  }
}
