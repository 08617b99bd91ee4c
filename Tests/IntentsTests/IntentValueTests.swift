import CoreLocation
import Intents
import Testing

/// The values of intents, and those who handle them.
@Suite struct IntentValueTests {
  @MainActor
  @Test("Intents.IN1, Intents.IN2. An intent has its values, and so has a copy")
  func messages() throws {
    let intent = IntentBench.message("Hello")
    intent.suggestedInvocationPhrase = "Greet"
    #expect(intent.recipients?.map(\.displayName) == ["Ada"] && intent.content == "Hello")
    #expect(intent.outgoingMessageType == .outgoingMessageText && intent.sender == nil)
    #expect(intent.conversationIdentifier == "c1" && intent.serviceName == "Post")
    #expect(intent.intentDescription == "INSendMessageIntent")
    let copy = try #require(intent.copy() as? INSendMessageIntent)
    #expect(copy !== intent && copy.content == "Hello" && copy.recipients == intent.recipients)
    #expect(copy.suggestedInvocationPhrase == "Greet")
    let short = INSendMessageIntent(
      recipients: nil, content: "A", speakableGroupName: INSpeakableString(spokenPhrase: "Us"),
      conversationIdentifier: nil, serviceName: nil, sender: nil)
    #expect(short.outgoingMessageType == .unknown && short.attachments == nil)
    #expect(short.speakableGroupName?.spokenPhrase == "Us")
  }

  @MainActor
  @Test("Intents.IN3. Pictures belong to properties of an intent, and are copied")
  func pictures() throws {
    let intent = IntentBench.message("Hello")
    #expect(intent.keyImage() == nil)
    intent.setImage(INImage(named: "face"), forParameterNamed: \.sender)
    #expect(intent.image(forParameterNamed: \.sender) == INImage(named: "face"))
    #expect(intent.image(forParameterNamed: \.content) == nil)
    let copy = try #require(intent.copy() as? INSendMessageIntent)
    #expect(copy.keyImage() == INImage(named: "face"))
    intent.setImage(nil, forParameterNamed: \.sender)
    #expect(intent.keyImage() == nil && copy.keyImage() != nil)
    #expect(INImage(named: "a") != INImage(named: "b"))
    #expect(INImage(imageData: Data([1])) == INImage(imageData: Data([1])))
    let url = try #require(URL(string: "https://example.com/a.png"))
    #expect(INImage(url: url) != INImage(url: url, width: 1, height: 1))
    #expect(try INImage(url: #require(URL(string: "a.png"))) == nil)
  }

  @Test("Intents.IN1. Intents for calls, media, money, rides, workouts and notes have their values")
  func kinds() {
    let item = INMediaItem(
      identifier: "7", title: "Song", type: .song, artwork: nil, artist: "Ada")
    let media = INPlayMediaIntent(
      mediaItems: [item], mediaContainer: nil, playShuffled: true, playbackRepeatMode: .one,
      resumePlayback: nil, playbackQueueLocation: .next, playbackSpeed: 1.5, mediaSearch: nil)
    #expect(media.mediaItems == [item] && media.playShuffled == true && media.playbackSpeed == 1.5)
    #expect(media.resumePlayback == nil && media.playbackQueueLocation == .next)
    let old = INPlayMediaIntent(
      mediaItems: nil, mediaContainer: item, playShuffled: nil, playbackRepeatMode: .none,
      resumePlayback: false)
    #expect(old.mediaContainer == item && old.resumePlayback == false)
    let money = INSendPaymentIntent(
      payee: nil, currencyAmount: INCurrencyAmount(amount: 5, currencyCode: "EUR"), note: "Tea")
    #expect(money.currencyAmount == INCurrencyAmount(amount: 5, currencyCode: "EUR"))
    #expect(money.currencyAmount != INCurrencyAmount(amount: 6, currencyCode: "EUR"))
    let ride = INRequestRideIntent(
      pickupLocation: nil, dropOffLocation: nil, rideOptionName: nil, partySize: 3,
      paymentMethod: nil, scheduledPickupTime: nil)
    #expect(ride.partySize == 3 && ride.pickupLocation == nil)
    let run = INStartWorkoutIntent(
      workoutName: INSpeakableString(spokenPhrase: "Run"), goalValue: 5, workoutGoalUnitType: .mile,
      workoutLocationType: .outdoor, isOpenEnded: false)
    #expect(run.goalValue == 5 && run.workoutGoalUnitType == .mile && run.isOpenEnded == false)
    let note = INCreateNoteIntent(
      title: nil, content: INTextNoteContent(text: "Milk"), groupName: nil)
    #expect((note.content as? INTextNoteContent)?.text == "Milk")
    let search = INSearchForMessagesIntent(
      recipients: nil, senders: nil, searchTerms: ["tea"], attributes: [.unread, .flagged],
      dateTimeRange: nil, identifiers: nil, notificationIdentifiers: nil, speakableGroupNames: nil,
      conversationIdentifiers: nil)
    #expect(search.attributes == [.unread, .flagged] && search.searchTerms == ["tea"])
    let calls = INSearchCallHistoryIntent(
      dateCreated: nil, recipient: nil, callCapabilities: .videoCall, callTypes: [.missed],
      unseen: true)
    #expect(calls.callTypes == [.missed] && calls.callCapabilities == .videoCall)
    #expect(INSiriAuthorizationStatus.authorized.rawValue == 3)
    #expect(INPlayMediaIntentResponseCode.failureMaxStreamLimitReached.rawValue == 11)
    #expect(INMediaItemType.news.rawValue == 20)
    #expect(INVocabularyStringType.mediaShowTitle.rawValue == 704)
  }

  @Test("Intents.PE1. The name of a person is given, or that of the parts, or the address")
  func people() throws {
    let handle = INPersonHandle(value: "555", type: .phoneNumber, label: .home)
    func person(_ name: String?, _ parts: PersonNameComponents?) -> INPerson {
      INPerson(
        personHandle: handle, nameComponents: parts, displayName: name, image: nil,
        contactIdentifier: nil, customIdentifier: "1")
    }
    let parts = PersonNameComponents(givenName: "Ada", familyName: "King")
    #expect(person("Countess", parts).displayName == "Countess")
    #expect(person(nil, parts).displayName == "Ada King")
    #expect(person(nil, nil).displayName == "555" && person(nil, nil).spokenPhrase == "555")
    let first = person(nil, parts)
    first.relationship = .friend
    let copy = try #require(first.copy() as? INPerson)
    #expect(copy == first && copy.relationship == .friend && copy.hash == first.hash)
    #expect(first != person(nil, nil) && first.vocabularyIdentifier == "1")
    #expect(handle == INPersonHandle(value: "555", type: .phoneNumber, label: .home))
    #expect(handle != INPersonHandle(value: "555", type: .phoneNumber))
    let driver = INRideDriver(
      phoneNumber: "9", nameComponents: nil, displayName: "Bo", image: nil, rating: "5")
    #expect(driver.phoneNumber == "9" && driver.rating == "5" && driver.displayName == "Bo")
    let object = INObject(identifier: "o", display: "Soup")
    #expect(object == INObject(identifier: "o", display: "Soup") && object.spokenPhrase == "Soup")
  }

  private final class Handler: NSObject, INSendMessageIntentHandling {
    func handle(
      intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
    ) {
      let isEmpty = intent.content?.isEmpty ?? true
      completion(
        INSendMessageIntentResponse(code: isEmpty ? .failure : .success, userActivity: nil))
    }
    func resolveContent(
      for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) { completion(intent.content.map { .success(with: $0) } ?? .needsValue()) }
  }

  /// Returns what a method with a handler reports.
  @MainActor
  private func reported<Result, Value: Sendable>(
    _ ask: (@escaping (Result) -> Void) -> Void, _ value: @escaping (Result) -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      ask { continuation.resume(returning: value($0)) }
    }
  }

  @MainActor
  @Test("Intents.HA1. A handler confirms and needs nothing, unless it says otherwise")
  func handlers() async throws {
    let (handler, intent) = (Handler(), IntentBench.message("Hello"))
    let codes = [
      await reported({ handler.confirm(intent: intent, completion: $0) }, \.code),
      await reported({ handler.handle(intent: intent, completion: $0) }, \.code),
      await reported({ handler.handle(intent: INSendMessageIntent(), completion: $0) }, \.code),
    ]
    #expect(codes == [.ready, .success, .failure])
    let content = await reported({ handler.resolveContent(for: intent, with: $0) }) { "\($0)" }
    #expect(content.contains(#"success("Hello")"#))
    let type = await reported({ handler.resolveOutgoingMessageType(for: intent, with: $0) }) {
      "\($0)"
    }
    #expect(type == "<INOutgoingMessageTypeResolutionResult: notRequired>")
    let count = await reported({ handler.resolveRecipients(for: intent, with: $0) }, \.count)
    #expect(count == 0)
    #expect((INExtension().handler(for: intent) as? INExtension) != nil)
  }

  private final class Messenger: NSObject, INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    }
    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
      intent.content.map { .success(with: $0) } ?? .needsValue()
    }
  }

  private final class Silent: NSObject, INSendMessageIntentHandling {}

  @MainActor
  @Test("Intents.HA3. The methods of a handler can be asynchronous")
  func asynchronousHandlers() async {
    let (handler, intent): (any INSendMessageIntentHandling, INSendMessageIntent) = (
      Messenger(), IntentBench.message("Hello")
    )
    let codes = [
      await reported({ handler.confirm(intent: intent, completion: $0) }, \.code),
      await reported({ handler.handle(intent: intent, completion: $0) }, \.code),
      await reported({ Silent().handle(intent: intent, completion: $0) }, \.code),
    ]
    #expect(codes == [.failureRequiringAppLaunch, .success, .failure])
    let content = await reported({ handler.resolveContent(for: intent, with: $0) }) { "\($0)" }
    #expect(content.contains(#"success("Hello")"#))
  }

  @Test("Intents.HA2. Results say what the app has resolved")
  func results() {
    #expect("\(INPersonResolutionResult.unsupported())".contains("unsupported"))
    let reason = INSendMessageRecipientResolutionResult.unsupported(forReason: .offline)
    #expect(reason.description.contains("Optional(2)"))
    let choices = INStringResolutionResult.disambiguation(with: ["a", "b"])
    #expect(choices.description.contains(#"disambiguation(["a", "b"])"#))
    let confirm = INBooleanResolutionResult.confirmationRequired(with: true)
    #expect(confirm.description.contains("confirmationRequired"))
    let items = [INMediaItem(identifier: "1", title: nil, type: .song, artwork: nil)]
    #expect(INPlayMediaMediaItemResolutionResult.successes(with: items).count == 1)
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = [
      INMessage(identifier: "1", content: "Hi", dateSent: nil, sender: nil, recipients: nil)
    ]
    let copy = response.copy() as? INSearchForMessagesIntentResponse
    #expect(copy?.messages?.first?.content == "Hi" && copy?.code == .success && copy !== response)
  }
}
