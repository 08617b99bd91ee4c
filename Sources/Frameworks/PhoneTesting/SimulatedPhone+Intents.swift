import Foundation
import Intents

extension SimulatedPhone {
  /// The interactions that the app has donated, oldest first (Intents.DO1).
  public var donatedInteractions: [INInteraction] { IntentStore.of(link).interactions }

  /// The shortcuts that the app suggests (Intents.SH2).
  public var shortcutSuggestions: [INShortcut] { IntentStore.of(link).suggestions }

  /// The relevant shortcuts of the app (Intents.SH2).
  public var relevantShortcuts: [INRelevantShortcut] { IntentStore.of(link).relevantShortcuts }

  /// Returns the app's vocabulary of a kind, the most important words first (Intents.VO1).
  public func vocabulary(of type: INVocabularyStringType) -> [String] {
    IntentStore.of(link).vocabulary[type] ?? []
  }

  /// Assigns a phrase to a shortcut, as the user does in Settings (Intents.SH1).
  ///
  /// - Returns: The shortcut as the app sees it.
  @discardableResult
  public func addVoiceShortcut(_ shortcut: INShortcut, phrase: String) -> INVoiceShortcut {
    let store = IntentStore.of(link)
    let new = INVoiceShortcut(shortcut, phrase: phrase)
    store.voiceShortcuts.removeAll { $0.invocationPhrase == phrase }
    store.voiceShortcuts.append(new)
    return new
  }

  /// Returns the activity by which a phone lets an app continue an interaction (Intents.AC1).
  ///
  /// Pass it to the app's delegate.
  public func userActivity(for interaction: INInteraction) -> NSUserActivity {
    let kind = interaction.intent.intentDescription ?? ""
    let activity =
      interaction.intentResponse?.userActivity ?? NSUserActivity(activityType: kind)
    activity.interaction = interaction
    return activity
  }
}
