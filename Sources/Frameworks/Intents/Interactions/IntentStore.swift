internal import Synchronization
internal import TactusCrashReports
package import TactusPhoneClient
internal import TactusVirtualTime

/// The intents that an app has donated to the phone, as long as it runs.
///
/// - Thread: any.
package final class IntentStore: Sendable {
  /// The store of a link.
  package static func of(_ link: ClientLink) -> IntentStore {
    link.storage.object(IntentStore.self) { IntentStore() }
  }

  /// The store of the app's phone; a line says once that nothing runs what is in it (Intents.SI1).
  static var current: IntentStore {
    RuntimeWarning.once(
      "the phone has no Siri: donated interactions, vocabulary and shortcuts are kept for tests",
      kind: "note")
    return of(AppPhone.link)
  }

  // MARK: Interactions

  /// The donated interactions, oldest first.
  package var interactions: [INInteraction] { state.withLock { $0.interactions } }

  /// Adds a copy of an interaction, in place of one with the same identifier.
  func donate(_ interaction: INInteraction) {
    guard let copy = interaction.copy() as? INInteraction else { return }
    if copy.dateInterval == nil { copy.dateInterval = DateInterval(start: .now, duration: 0) }
    state.withLock { state in
      state.interactions.removeAll { $0.identifier == copy.identifier }
      state.interactions.append(copy)
      state.interactions.removeFirst(max(0, state.interactions.count - Self.limit))
    }
  }

  /// Removes interactions.
  func delete(_ isChosen: (INInteraction) -> Bool) {
    state.withLock { $0.interactions.removeAll(where: isChosen) }
  }

  // MARK: Shortcuts

  /// The shortcuts that the app suggests.
  package var suggestions: [INShortcut] {
    get { state.withLock { $0.suggestions } }
    set { state.withLock { $0.suggestions = newValue } }
  }

  /// The relevant shortcuts.
  package var relevantShortcuts: [INRelevantShortcut] {
    get { state.withLock { $0.relevantShortcuts } }
    set { state.withLock { $0.relevantShortcuts = newValue } }
  }

  /// The voice shortcuts.
  package var voiceShortcuts: [INVoiceShortcut] {
    get { state.withLock { $0.voiceShortcuts } }
    set { state.withLock { $0.voiceShortcuts = newValue } }
  }

  // MARK: Vocabulary

  /// The app's vocabulary by kind.
  package var vocabulary: [INVocabularyStringType: [String]] { state.withLock { $0.vocabulary } }

  /// Sets the vocabulary of a kind.
  func setVocabulary(_ words: [String], of type: INVocabularyStringType) {
    state.withLock { $0.vocabulary[type] = words }
  }

  /// Removes the vocabulary of all kinds.
  func removeVocabulary() { state.withLock { $0.vocabulary = [:] } }

  // MARK: Internals

  /// The maximum number of interactions.
  ///
  /// - Source: ours, so that an app that donates for days needs little memory. Confidence: guess.
  private static let limit = 1000

  private struct State: Sendable {
    var interactions: [INInteraction] = []
    var suggestions: [INShortcut] = []
    var relevantShortcuts: [INRelevantShortcut] = []
    var voiceShortcuts: [INVoiceShortcut] = []
    var vocabulary: [INVocabularyStringType: [String]] = [:]
  }

  private let state = Mutex(State())
}
