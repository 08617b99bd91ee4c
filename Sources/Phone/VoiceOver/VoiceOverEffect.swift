import TactusPhoneLink
import TactusPhoneTypes

/// An effect that VoiceOver requests from the phone.
public enum VoiceOverEffect: Sendable, Equatable {
  /// Ask the client in front for its elements; `VoiceOver.receive` gets them, or only what has
  /// changed if the request accepts this.
  case inspect(acceptsChanges: Bool)
  /// Perform an action on the element at a place of the list that was received last;
  /// `VoiceOver.performed` gets the outcome.
  case perform(Int, AccessibilityAction)
  /// Take the focus from the element at a place of that list, if it is another client's than the
  /// one that gets the focus next. Nothing answers.
  case unfocus(Int)
  /// Begin or end an utterance.
  case speech(SpeechQueue.SpeechEvent)
  /// Silence the utterance that is spoken, until it is resumed.
  case pauseSpeech(Utterance)
  /// Resume an utterance, of which a part was spoken before.
  case resumeSpeech(Utterance, spoken: Duration)
  /// Play a cue of VoiceOver.
  case cue(Cue)
  /// Tap the client's screen at a point.
  case tap(ScreenPoint)
  /// Hold a finger on the client's screen at a point.
  case longPress(ScreenPoint)
  /// Pass a contact through to the client, moved by a distance.
  case pass(VoiceOverGesture.ContactNumber, dx: Double, dy: Double)
  /// Perform the phone's default for an action that no client has handled.
  case unanswered(AccessibilityAction)
  /// Ask the user for the name of an element, whose label is this one.
  case askName(ElementNames.Key, label: String)
  /// Bring another app to the front: the one that was used before this one, or the one after it.
  case switchApp(VoiceOverDirection)
  /// The screen curtain was drawn or opened.
  case curtain(Bool)
  /// Put a text on the pasteboard.
  case copy(String)

  /// A cue of VoiceOver; the raw value is the word in the documentation.
  public enum Cue: String, Sendable, CaseIterable {
    /// Another element has the focus.
    case focus
    /// There is no further element.
    case boundary
    /// Another screen is shown.
    case screen
  }
}
