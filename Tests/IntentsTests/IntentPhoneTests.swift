import Intents
import PhoneTesting
import Synchronization
import Testing

/// The intents that the phone keeps, and the permission to work with Siri.
@MainActor @Suite struct IntentPhoneTests {
  @Test(
    "Intents.AU1. The user is asked once, and the answer decides",
    arguments: [("Allow", INSiriAuthorizationStatus.authorized), ("Don’t Allow", .denied)])
  func question(answer: String, status: INSiriAuthorizationStatus) throws {
    let phone = IntentBench().phone
    let answers = Mutex<[(INSiriAuthorizationStatus, Bool)]>([])
    let isDone = DispatchSemaphore(value: 0)
    func ask() {
      phone.run {
        INPreferences.requestSiriAuthorization { status in
          answers.withLock { $0.append((status, Thread.isMainThread)) }
          isDone.signal()
        }
      }
      phone.wait(0.5)
    }
    phone.run { #expect(INPreferences.siriAuthorizationStatus() == .notDetermined) }
    ask()
    #expect(phone.alerts.first?.title == "Would You Like to Use “App” with Siri?")
    try phone.answer(answer)
    phone.wait(0.5)
    // The function is called on another thread, which virtual time does not wait for.
    isDone.wait()
    ask()
    isDone.wait()
    #expect(phone.alerts.isEmpty && phone.permissions[.siri] != .notDetermined)
    let all = answers.withLock(\.self)
    #expect(all.count == 2 && all.allSatisfy { $0.0 == status && !$0.1 })
    phone.run { #expect(INPreferences.siriAuthorizationStatus() == status) }
    #expect(INPreferences.siriLanguageCode().hasPrefix("en"))
  }

  @Test("Intents.AU1. The asynchronous request returns a decision without a question")
  func asynchronous() async {
    let phone = IntentBench().phone
    phone.permissions[.siri] = .restricted
    phone.wait(0.1)
    let answer = Mutex<INSiriAuthorizationStatus?>(nil)
    phone.run {
      _ = Task {
        let status = await INPreferences.requestSiriAuthorization()
        answer.withLock { $0 = status }
      }
    }
    for _ in 0..<100 where answer.withLock({ $0 == nil }) {
      await Task.yield()
      phone.wait(0.1)
    }
    #expect(answer.withLock(\.self) == .restricted && phone.alerts.isEmpty)
  }

  @Test("Intents.DO1. Interactions are donated as copies, one for each identifier")
  func donations() throws {
    let phone = IntentBench().phone
    let isDone = DispatchSemaphore(value: 0)
    let interaction = INInteraction(intent: IntentBench.message("Hello"), response: nil)
    interaction.identifier = "m1"
    interaction.groupIdentifier = "g"
    interaction.direction = .outgoing
    phone.run {
      interaction.donate { error in if error == nil { isDone.signal() } }
    }
    phone.wait(0.1)
    isDone.wait()
    interaction.direction = .incoming
    let kept = try #require(phone.donatedInteractions.first)
    #expect(phone.donatedInteractions.count == 1 && kept.direction == .outgoing)
    #expect((kept.intent as? INSendMessageIntent)?.content == "Hello")
    #expect(kept.dateInterval != nil && interaction.dateInterval == nil)
    let second = INInteraction(intent: IntentBench.message("Again"), response: nil)
    second.identifier = "m1"
    phone.run { second.donate(completion: nil) }
    #expect(phone.donatedInteractions.count == 1)
    #expect((phone.donatedInteractions[0].intent as? INSendMessageIntent)?.content == "Again")
    // Another phone knows nothing of it.
    #expect(IntentBench().phone.donatedInteractions.isEmpty)
  }

  @Test("Intents.DO2. Interactions are deleted by identifier, by group and all")
  func deletions() {
    let phone = IntentBench().phone
    for (identifier, group) in [("a", "x"), ("b", "x"), ("c", "y"), ("d", "y"), ("e", "z")] {
      let interaction = INInteraction(intent: IntentBench.message(identifier), response: nil)
      (interaction.identifier, interaction.groupIdentifier) = (identifier, group)
      phone.run { interaction.donate(completion: nil) }
    }
    func left() -> [String] { phone.donatedInteractions.map(\.identifier) }
    #expect(left() == ["a", "b", "c", "d", "e"])
    phone.run { INInteraction.delete(with: ["a", "e", "q"]) }
    #expect(left() == ["b", "c", "d"])
    phone.run { INInteraction.delete(with: "y") }
    #expect(left() == ["b"])
    phone.run { INInteraction.deleteAll() }
    #expect(left().isEmpty)
  }

  @Test("Intents.DO2, Intents.SH1, Intents.SH2. Tasks delete interactions and work with shortcuts")
  func tasks() async throws {
    let phone = IntentBench().phone
    for (identifier, group) in [("a", "x"), ("b", "x"), ("c", "y")] {
      let interaction = INInteraction(intent: IntentBench.message(identifier), response: nil)
      (interaction.identifier, interaction.groupIdentifier) = (identifier, group)
      phone.run { interaction.donate(completion: nil) }
    }
    let shortcut = try #require(INShortcut(intent: IntentBench.message("Hello")))
    let added = phone.addVoiceShortcut(shortcut, phrase: "Say hello")
    let task = phone.run {
      Task {
        try await INInteraction.delete(with: ["a", "q"])
        try await INInteraction.delete(with: "y")
        let relevant = INRelevantShortcut(shortcut: shortcut)
        try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
        let center = INVoiceShortcutCenter.shared
        let words = try await center.getVoiceShortcut(with: added.identifier).invocationPhrase
        await #expect(throws: INIntentError(.voiceShortcutGetFailed)) {
          try await center.getVoiceShortcut(with: UUID())
        }
        return words
      }
    }
    #expect(try await task.value == "Say hello")
    #expect(phone.donatedInteractions.map(\.identifier) == ["b"])
    #expect(phone.relevantShortcuts.count == 1)
  }

  @Test("Intents.SH1. Shortcuts with words of the user are found, and replaced by their words")
  func voiceShortcuts() async throws {
    let phone = IntentBench().phone
    let shortcut = try #require(INShortcut(intent: IntentBench.message("Hello")))
    #expect(INShortcut(intent: INIntent()) == nil)
    let added = phone.addVoiceShortcut(shortcut, phrase: "Say hello")
    let activity = NSUserActivity(activityType: "com.example.order")
    phone.addVoiceShortcut(INShortcut(userActivity: activity), phrase: "Order")
    let found = Mutex<[String]>([])
    let isDone = DispatchSemaphore(value: 0)
    func names() -> [String] {
      phone.run {
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { all, _ in
          found.withLock { $0 = all?.map(\.invocationPhrase) ?? [] }
          isDone.signal()
        }
      }
      phone.wait(0.1)
      isDone.wait()
      return found.withLock(\.self)
    }
    #expect(names() == ["Say hello", "Order"])
    phone.addVoiceShortcut(shortcut, phrase: "Order")
    #expect(names() == ["Say hello", "Order"])
    phone.run {
      INVoiceShortcutCenter.shared.getVoiceShortcut(with: added.identifier) { one, _ in
        found.withLock { $0 = [(one?.shortcut.intent as? INSendMessageIntent)?.content ?? ""] }
        isDone.signal()
      }
    }
    phone.wait(0.1)
    isDone.wait()
    #expect(found.withLock(\.self) == ["Hello"])
  }

  @Test("Intents.SH2, Intents.VO1, Intents.SI1. Suggestions and vocabulary are kept for tests")
  func suggestions() throws {
    let phone = IntentBench().phone
    let shortcut = try #require(INShortcut(intent: IntentBench.message("Hello")))
    let relevant = INRelevantShortcut(shortcut: shortcut)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    relevant.relevanceProviders = [
      INDateRelevanceProvider(start: start, end: nil),
      INDailyRoutineRelevanceProvider(situation: .gym),
    ]
    phone.run {
      INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
      INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
      INVocabulary.shared().setVocabularyStrings(
        NSOrderedSet(array: ["Ada", "Bea"]), of: .contactName)
      INVocabulary.shared().setVocabulary(
        NSOrderedSet(array: [INSpeakableString(spokenPhrase: "Run")]), of: .workoutActivityName)
    }
    #expect(phone.shortcutSuggestions.count == 1)
    let kept = try #require(phone.relevantShortcuts.first)
    #expect(kept.shortcutRole == .action && kept.relevanceProviders.count == 2)
    #expect((kept.relevanceProviders[0] as? INDateRelevanceProvider)?.startDate == start)
    #expect(phone.vocabulary(of: .contactName) == ["Ada", "Bea"])
    #expect(phone.vocabulary(of: .workoutActivityName) == ["Run"])
    phone.run { INVocabulary.shared().removeAllVocabularyStrings() }
    #expect(phone.vocabulary(of: .contactName).isEmpty)
  }

  @Test("Intents.AC1. An activity has the words of the user and the interaction")
  func activities() throws {
    let phone = IntentBench().phone
    let call = INStartCallIntent(
      callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .speakerphoneAudioRoute,
      destinationType: .normal, contacts: [IntentBench.person("Ada")], callCapability: .audioCall)
    let activity = phone.userActivity(for: INInteraction(intent: call, response: nil))
    #expect(activity.activityType == "INStartCallIntent")
    let intent = try #require(activity.interaction?.intent as? INStartCallIntent)
    #expect(intent.contacts?.first?.displayName == "Ada" && intent.destinationType == .normal)
    #expect(NSUserActivity(activityType: "a").interaction == nil)
    activity.suggestedInvocationPhrase = "Call Ada"
    #expect(activity.suggestedInvocationPhrase == "Call Ada")
    activity.suggestedInvocationPhrase = nil
    #expect(activity.suggestedInvocationPhrase == nil)
    let response = INStartCallIntentResponse(code: .continueInApp, userActivity: activity)
    let again = phone.userActivity(for: INInteraction(intent: call, response: response))
    #expect(again === activity && again.interaction?.intentResponse === response)
  }
}
